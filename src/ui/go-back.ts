/** Goes back like the browser's Back button, so that there is only one way back to guard. */
export const goBack = (): void => window.history.back();

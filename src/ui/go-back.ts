/** Goes back as the browser's own Back does: one way back, guarded in one place. */
export const goBack = (): void => window.history.back();

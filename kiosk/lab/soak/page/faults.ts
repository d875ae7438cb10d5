const post = (path: string, body: object) =>
  fetch(`/demo/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Lets the demo hotel fail the calls of a name from now on. */
export async function setFault(call: string, kind: string): Promise<void> {
  await post('faults', { call, kind });
}

/** Takes every fault away. */
export async function clearFaults(): Promise<void> {
  await post('faults/clear', {});
}

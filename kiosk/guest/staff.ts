/** Moves the queue by a place, as staff do on the control page. @param address any page of the tablet's server */
export async function moveQueue(address: string): Promise<void> {
  const moved = await fetch(new URL('/demo/api/queue', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!moved.ok) throw new Error(`The queue does not move: ${moved.status}`);
}

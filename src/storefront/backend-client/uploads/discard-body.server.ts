/**
 * Lets a body that isn't wanted arrive, and keeps none of it: a browser shows an answer only once it has sent
 * everything. The server's limits of size and time hold.
 */
export async function discardBody(request: Request): Promise<void> {
  if (!request.body) return;
  try {
    for await (const _ of request.body);
  } catch {
    // It was broken off, or came in pieces and grew too large: there is no more to discard.
  }
}

/** Reads and drops a body: browsers show a response only after they have sent everything. */
export async function discardBody(request: Request): Promise<void> {
  if (!request.body) return;
  try {
    for await (const _ of request.body);
  } catch {}
}

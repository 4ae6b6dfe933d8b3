/** Acts in a task of its own; browsers that rank tasks put a press that waits before it. */
export function postTask(act: () => void, priority: TaskPriority = 'user-visible'): void {
  if ('scheduler' in globalThis) void scheduler.postTask(act, { priority });
  else setTimeout(act);
}

/** Settles in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => postTask(resolve));
}

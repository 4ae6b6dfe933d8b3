import { useEffect, useState } from 'react';

/** Runs a function once no pointer is down: a message between press and release would move the target. */
export function useAfterPress(): (run: () => void) => void {
  const [press] = useState(() => ({ isDown: false, waiting: [] as (() => void)[] }));
  useEffect(() => {
    const down = () => (press.isDown = true);
    const up = () => {
      press.isDown = false;
      for (const run of press.waiting.splice(0)) requestAnimationFrame(run);
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', up, true);
    document.addEventListener('pointercancel', up, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up, true);
      document.removeEventListener('pointercancel', up, true);
    };
  }, [press]);
  // A tap moves the focus and clicks in one go, after the finger has left: the next frame comes after both.
  return (run) => (press.isDown ? void press.waiting.push(run) : void requestAnimationFrame(run));
}

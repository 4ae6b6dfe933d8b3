import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { searchPageSchema, type SearchPageSearch } from '../search.schema.ts';

export function useWantedSearch(
  shown: SearchPageSearch,
): readonly [SearchPageSearch, (next: SearchPageSearch) => void] {
  const navigate = useNavigate();
  const addressed = useAddressedSearch(shown);
  const [pressed, setPressed] = useState<{ on: SearchPageSearch; next: SearchPageSearch }>();
  const cancel = useRef<() => void>(undefined);
  function want(next: SearchPageSearch) {
    setPressed({ on: addressed, next });
    cancel.current?.();
    cancel.current = afterPaint(() => void navigate({ to: '.', search: next, resetScroll: false }));
  }
  if (pressed && pressed.on !== addressed) setPressed(undefined);
  return [pressed?.on === addressed ? pressed.next : addressed, want];
}

function useAddressedSearch(shown: SearchPageSearch): SearchPageSearch {
  const router = useRouter();
  return (
    useRouterState({
      select: ({ location, resolvedLocation }) =>
        location.pathname === resolvedLocation?.pathname && location.href !== resolvedLocation.href
          ? v.parse(searchPageSchema, router.options.parseSearch?.(location.searchStr) ?? {})
          : undefined,
      structuralSharing: true,
    }) ?? shown
  );
}

function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

import { useEffect } from 'react';

const product = 'Huella';

/** 'Animales · La Matilde · Huella': what is empty is left out. */
export function formatTitle(...parts: readonly string[]): string {
  return [...parts, product].filter((part) => part !== '').join(' · ');
}

/** Names the window after the screen, and after the place that it shows. */
export function usePageTitle(title: string, place = ''): void {
  useEffect(() => {
    document.title = formatTitle(title, place);
  }, [title, place]);
}

import { useEffect } from 'react';

/** The name of the product, the same in every language. */
export const productName = 'Huella';

/** 'Animales · La Matilde · Huella': what is empty is left out. */
export function formatTitle(...parts: readonly string[]): string {
  return [...parts, productName].filter((part) => part !== '').join(' · ');
}

/** Names the window after the screen, and after the place that it shows. */
export function usePageTitle(title: string, place = ''): void {
  useEffect(() => {
    document.title = formatTitle(title, place);
  }, [title, place]);
}

import { useEffect } from 'react';
import { useTenant } from '../session/tenant';

/** 'Animales · La Matilde · Huella': what is empty is left out. */
export function formatTitle(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

/** Names the window after the screen, the place that it shows, and whose product it is. */
export function usePageTitle(title: string, place = ''): void {
  const { name } = useTenant();
  useEffect(() => {
    document.title = formatTitle(title, place, name);
  }, [title, place, name]);
}

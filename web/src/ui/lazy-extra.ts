import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part that comes by itself and that its screen can do without. Where its file cannot be had, as without a network, the screen
 * stays as it is without it, instead of giving way to an error; the next time that the app is opened it is asked for again.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
}

function Nothing() {
  return null;
}

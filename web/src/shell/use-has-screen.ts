import { useRouter } from '@tanstack/react-router';

/** Whether the screen of a path is part of this build. */
export function useHasScreen(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => Object.hasOwn(routesByPath, path);
}

import { calls } from '@huella/domain/calls/index';
import type { Call } from '@huella/domain/calls/contract';

/** The paths of all calls in their parts, each with its method. */
const shapes = Object.values<Call>(calls).flatMap(({ method, path, alsoAt = [] }) =>
  [path, ...alsoAt].map((each) => ({ method, parts: `/api${each}`.split('/') })),
);

/** The methods of the calls at an address, in order; none where no call is there. */
export function methodsAt(url: string): readonly string[] {
  const [pathname = ''] = url.split('?');
  const parts = pathname.split('/');
  const found = shapes.filter(
    (shape) =>
      shape.parts.length === parts.length &&
      shape.parts.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== '')),
  );
  return [
    ...new Set(found.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))),
  ].toSorted();
}

import type { ComponentPropsWithRef } from 'react';
import { RouterLink } from '../shell/RouterLink';

/** The name in a row, which leads to what the row is about: a plain link, as a page of a list has dozens (theme/plain-parts). */
export function NameLink(props: ComponentPropsWithRef<'a'>) {
  return <RouterLink {...props} data-name-link="" />;
}

import type { ComponentPropsWithRef } from 'react';

export interface PlainIconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'type'> {
  /** What it does: its accessible name. */
  readonly label: string;
}

/**
 * An icon that is pressed, in rows of lists: a plain element that looks like the small `IconButton` of the library. A page of a
 * list has dozens, which are drawn in one go.
 */
export function PlainIconButton({ label, ...rest }: PlainIconButtonProps) {
  return <button {...rest} type="button" data-icon-button="" aria-label={label} />;
}

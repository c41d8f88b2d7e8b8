import type { CSSProperties } from 'react';

export interface SkeletonBarProps {
  readonly height: number | 'auto';
  /** All there is without one. */
  readonly width?: number | string;
  /** 4 px without one. */
  readonly radius?: number;
  readonly style?: CSSProperties;
}

/**
 * A grey bar where something is on its way. Its look is a rule of the page (theme/global-styles): dozens are drawn while the
 * page has the most to do, and a style of each of them would hold up what they stand for.
 */
export function SkeletonBar({ height, width, radius, style }: SkeletonBarProps) {
  return <span data-skeleton="" style={{ height, width, borderRadius: radius, ...style }} />;
}

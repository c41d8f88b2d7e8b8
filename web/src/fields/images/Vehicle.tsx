import type { VehicleLook } from './vehicles';

const outline = '#3F4A50';
const paint = '#8FA7B5';
const glass = '#E4EEF2';

/** A vehicle from its side. */
export function Vehicle({ look }: { readonly look: VehicleLook }) {
  const { body, windows, lines } = look;
  return (
    <svg viewBox="0 0 72 48" width="84" height="56" aria-hidden="true" focusable="false">
      <g transform="translate(36 29)" stroke={outline} strokeLinejoin="round" strokeLinecap="round">
        <path d={body} fill={paint} strokeWidth="1.1" />
        <path d={windows} fill={glass} strokeWidth="0.9" />
        {lines !== undefined && <path d={lines} fill="none" strokeWidth="1" />}
        <Wheel x={-18} />
        <Wheel x={18} />
      </g>
    </svg>
  );
}

function Wheel({ x }: { readonly x: number }) {
  return (
    <>
      <circle cx={x} cy={10} r={6} fill={outline} stroke="none" />
      <circle cx={x} cy={10} r={2.6} fill={glass} stroke="none" />
    </>
  );
}

type Ring = readonly (readonly number[])[];

/**
 * A ring that crosses the 180th meridian, with its longitudes going on beyond it instead of jumping to the other end of
 * the map. Fiji and the far east of Russia would else lie across all oceans.
 */
export function unwrapRing(ring: Ring): [number, number][] {
  let turn = 0;
  let last: number | null = null;
  return ring.map(([lng = 0, lat = 0]) => {
    if (last !== null && Math.abs(lng - last) > 180) turn += lng < last ? 360 : -360;
    last = lng;
    return [lng + turn, lat];
  });
}

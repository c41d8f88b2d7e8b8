import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hectaresOf } from '@huella/domain/engine/fields/area-size';
import type { Position } from '@huella/domain/model/value';
import {
  addCorner,
  areaOfShape,
  insertCorner,
  metresBetween,
  middleOf,
  middlesOf,
  moveCorner,
  noShape,
  removeCorner,
  ringOf,
  shapeOf,
  type AreaShape,
} from './area-shape';

const view = { center: [-59.78, -35.64], zoom: 14 } as const;
const square: readonly Position[] = [
  [-59.8, -35.6],
  [-59.7, -35.6],
  [-59.7, -35.7],
  [-59.8, -35.7],
];
const field: AreaShape = { ...noShape, kind: 'polygon', corners: square, holes: [] };

describe('the shape of an area', () => {
  it('is no area while it has less than three corners', () => {
    expect(areaOfShape(noShape, view)).toBeNull();
    expect(areaOfShape({ kind: 'polygon', corners: square.slice(0, 2), holes: [] }, view)).toBeNull();
    expect(areaOfShape({ kind: 'circle', center: [0, 0], radius: 0 }, view)).toBeNull();
  });

  it('is the same after it was an area, holes and view included', () => {
    const hole: readonly Position[] = [
      [-59.78, -35.62],
      [-59.72, -35.62],
      [-59.72, -35.68],
      [-59.78, -35.62],
    ];
    const shape: AreaShape = { kind: 'polygon', corners: square, holes: [hole] };
    const area = areaOfShape(shape, view);
    expect(shapeOf(area)).toEqual(shape);
    expect(area?.properties).toEqual({ ...view, radius: null });
    expect(shapeOf(null)).toEqual(noShape);
  });

  it('gains, moves and loses corners', () => {
    const corner: Position = [-59.75, -35.55];
    expect(addCorner(field, corner)).toMatchObject({ corners: [...square, corner] });
    expect(insertCorner(field, 1, corner)).toMatchObject({
      corners: [square[0], corner, ...square.slice(1)],
    });
    expect(moveCorner(field, 0, corner)).toMatchObject({ corners: [corner, ...square.slice(1)] });
    expect(removeCorner(field, 3)).toMatchObject({ corners: square.slice(0, 3) });
    expect(middlesOf(square)).toHaveLength(4);
    expect(middlesOf(square.slice(0, 2))).toEqual([]);
  });
});

describe('an outline from storage', () => {
  it('is no circle, though its radius of null was dropped', () => {
    const area = areaOfShape(field, view);
    if (area === null) throw new Error('four corners are an area');
    const { radius: _none, ...properties } = area.properties;
    const stored = JSON.parse(JSON.stringify({ ...area, properties })) as typeof area;
    expect(shapeOf(stored)).toEqual(field);
  });
});

describe('a circle', () => {
  it('keeps its middle, its radius and its size', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -170, max: 170, noNaN: true }),
        fc.double({ min: -70, max: 70, noNaN: true }),
        fc.integer({ min: 50, max: 20_000 }),
        (lng, lat, radius) => {
          const area = areaOfShape({ kind: 'circle', center: [lng, lat], radius }, view);
          if (area === null) throw new Error('a circle is an area');
          const shape = shapeOf(area);
          expect(shape).toMatchObject({ kind: 'circle', radius });
          if (shape.kind === 'circle')
            expect(metresBetween(shape.center, [lng, lat])).toBeLessThan(radius * 0.02 + 1);
          const hectares = (Math.PI * radius ** 2) / 10_000;
          expect(hectaresOf(area) / hectares).toBeGreaterThan(0.95);
          expect(hectaresOf(area) / hectares).toBeLessThan(1.05);
        },
      ),
    );
  });

  it('stays on the earth at its ends', () => {
    for (const center of [
      [180, 0],
      [0, 90],
      [-180, -90],
    ] as const) {
      for (const [lng, lat] of ringOf(center, 50_000)) {
        expect(Math.abs(lng)).toBeLessThanOrEqual(180);
        expect(Math.abs(lat)).toBeLessThanOrEqual(90);
      }
    }
    expect(middleOf([])).toEqual([0, 0]);
  });
});

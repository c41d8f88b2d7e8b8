import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { Grid } from './Grid';
import type { GridColumn } from './grid-column';

interface Cow {
  readonly id: number;
  readonly tag: string;
  readonly weight: number;
}

const herd: readonly Cow[] = [1, 2, 3, 4].map((id) => ({ id, tag: `AA-${String(id)}`, weight: 400 + id }));
const onMenu = vi.fn();

const columns: readonly GridColumn<Cow>[] = [
  {
    field: 'tag',
    heading: 'Caravana',
    width: 90,
    isSortable: true,
    isRowHeader: true,
    text: ({ tag }) => tag,
  },
  {
    field: 'weight',
    heading: 'Peso',
    width: 60,
    least: 50,
    isSortable: true,
    isFigure: true,
    text: ({ weight }) => String(weight),
  },
  {
    field: 'menu',
    heading: 'Acciones',
    isUnlabelled: true,
    width: 40,
    isSortable: false,
    isControl: true,
    isAside: true,
    text: () => '',
    draw: ({ tag }, tabIndex) => (
      <button type="button" tabIndex={tabIndex} onClick={onMenu}>
        {`Menú de ${tag}`}
      </button>
    ),
  },
];

/** A grid of the herd, of which the third cannot be selected; what is called, and what puts other rows into it. */
async function open() {
  const onSort = vi.fn();
  const onOpen = vi.fn();
  let put: (rows: readonly Cow[]) => void = () => undefined;
  function Herd() {
    const [rows, setRows] = useState(herd);
    const [ids, setIds] = useState<readonly number[]>([]);
    put = setRows;
    return (
      <>
        <Grid
          label="Animales"
          {...{ columns, rows, onSort }}
          rowHeight={36}
          headHeight={36}
          sort={{ field: 'weight', direction: 'desc' }}
          onOpen={({ tag }) => onOpen(tag)}
          selection={{
            isSelected: ({ id }) => ids.includes(id),
            isSelectable: ({ id }) => id !== 3,
            nameOf: ({ tag }) => tag,
            onSelect: (changed, isSelected) => {
              const others = ids.filter((id) => changed.every((row) => row.id !== id));
              setIds(isSelected ? [...others, ...changed.map(({ id }) => id)] : others);
            },
          }}
        />
        <output>{ids.toSorted((one, other) => one - other).join(' ')}</output>
      </>
    );
  }
  await renderScreen(<Herd />);
  const person = userEvent.setup();
  const selected = () => screen.getByRole('status').textContent;
  return { person, onSort, onOpen, selected, put: (rows: readonly Cow[]) => put(rows) };
}

const focused = () => document.activeElement?.textContent ?? '';
const box = (tag: string) => screen.getByRole('checkbox', { name: `Seleccionar ${tag}` });

describe('a grid', () => {
  it('says what it sorts by, and sorts by the heading that is pressed, by hand or by key', async () => {
    const { person, onSort } = await open();
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([null, 'none', 'descending', null]);
    await person.click(screen.getByText('Caravana'));
    expect(onSort).toHaveBeenLastCalledWith('tag');
    await person.keyboard('{ArrowRight}{Enter}');
    expect(onSort).toHaveBeenLastCalledWith('weight');
    await person.keyboard('{ArrowRight} ');
    expect(onSort).toHaveBeenCalledTimes(2);
  });

  it('is one stop of the tabulator, and walked by keys', async () => {
    const { person } = await open();
    await person.tab();
    expect(document.activeElement).toBe(
      screen.getByRole('checkbox', { name: 'Seleccionar las filas de esta página' }),
    );
    await person.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toBe('AA-1');
    await person.keyboard('{End}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menú de AA-1' }));
    await person.keyboard('{Control>}{End}{/Control}{ArrowLeft}');
    expect(focused()).toBe('404');
    await person.keyboard('{ArrowDown}');
    expect(focused()).toBe('404');
    await person.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Peso');
    await person.tab();
    expect(document.activeElement).toBe(document.body);
    await person.tab({ shift: true });
    expect(focused()).toBe('Peso');
  });

  it('opens a row by a press or Enter, and nothing beside a button', async () => {
    const { person, onOpen } = await open();
    await person.click(screen.getByText('402'));
    expect(onOpen).toHaveBeenLastCalledWith('AA-2');
    await person.keyboard('{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith('AA-3');
    const button = screen.getByRole('button', { name: 'Menú de AA-1' });
    await person.click(button);
    await person.keyboard('{Enter}');
    expect(onMenu).toHaveBeenCalledTimes(2);
    const cell = button.parentElement;
    if (cell !== null) await person.click(cell);
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('selects by a press, the space bar, a range, and all that can be', async () => {
    const { person, selected } = await open();
    await person.click(box('AA-1'));
    await person.keyboard('{Shift>}');
    await person.click(box('AA-4'));
    await person.keyboard('{/Shift}');
    expect(selected()).toBe('1 2 4');
    expect(box('AA-3')).toHaveProperty('disabled', true);
    await person.click(
      screen.getByRole('checkbox', { name: 'Quitar de la selección las filas de esta página' }),
    );
    expect(selected()).toBe('');
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowRight} ');
    expect(selected()).toBe('2');
    expect(screen.getByText('AA-2').closest('[role=row]')?.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('checkbox', { name: 'Seleccionar las filas de esta página' })).toHaveProperty(
      'indeterminate',
      true,
    );
    await person.keyboard('{Control>}a{/Control}');
    expect(selected()).toBe('1 2 4');
  });

  it('keeps the focus in its place when other rows come', async () => {
    const { person, put } = await open();
    await person.click(screen.getByText('402'));
    act(() =>
      put([
        { id: 8, tag: 'BB-8', weight: 508 },
        { id: 9, tag: 'BB-9', weight: 509 },
      ]),
    );
    expect(focused()).toBe('509');
    act(() => put([{ id: 7, tag: 'BB-7', weight: 507 }]));
    expect(focused()).toBe('507');
  });
});

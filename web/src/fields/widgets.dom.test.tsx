import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { buildLocale } from '@huella/domain/engine/fields/build-locale';
import { samples } from '@huella/domain/engine/fields/build-samples';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { fieldKindNames } from '@huella/domain/engine/fields/index';
import type { Field, FieldKindName } from '@huella/domain/model/field';
import { isKeys, type Locale, type Value } from '@huella/domain/model/value';
import { languages, type Language } from '@huella/domain/words';
import { renderScreen } from '../../test/render-screen';
import { serveCalls, takeUploads } from '../../test/serve-calls';
import { AssetPickingContext } from './asset-picking';
import { RowFormContext, type RowFormProps } from './row-editing';
import { widgets } from './widgets';

const label = 'Un campo';

interface Acting {
  readonly person: UserEvent;
  readonly say: (es: string, en: string) => string;
}

/** How somebody fills in a field of a kind, and what is stored of it. */
interface Case {
  readonly field?: Partial<Field>;
  /** What the label names. */
  readonly control: () => HTMLElement;
  readonly fill: (acting: Acting) => Promise<void>;
  /** What is stored, in the canonical form. */
  readonly stored: Value;
}

const textbox = (name: string | RegExp = label) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const group = () => screen.getByRole('group', { name: label });
const press = (name: (acting: Acting) => string) => (acting: Acting) =>
  acting.person.click(button(name(acting)));

/** Types into the text box of the field. */
const type =
  (es: string, en = es) =>
  ({ person, say }: Acting) =>
    person.type(textbox(), say(es, en));

const list: Case = {
  control: group,
  stored: [{ key: 1, name: 'Tornillos', weight: 3 }],
  fill: async ({ person, say }) => {
    await person.click(button(say('Agregar fila', 'Add row')));
    await person.click(button('fill the row'));
  },
};

/** Kinds of which people write something else than is shown then, and those whose controls are like no other. */
const cases: { readonly [Kind in FieldKindName]?: Case } = {
  number: { control: textbox, fill: type('1.234', '1,234'), stored: 1234 },
  masked: { control: textbox, fill: type('kd482c3176'), stored: 'KD482C3176' },
  phone: { control: textbox, fill: type('1148391234'), stored: '+541148391234' },
  date: { control: textbox, fill: type('14092024'), stored: '2024-09-14' },
  dateTime: { control: textbox, fill: type('200920241030'), stored: '2024-09-20T13:30:00Z' },
  autocomplete: {
    field: { proposals: { from: { entityType: 2 }, minCharacters: 3 } },
    control: () => screen.getByRole('combobox', { name: label }),
    stored: 'Ferme du Moulin',
    fill: async ({ person }) => {
      await person.type(screen.getByRole('combobox', { name: label }), 'ferme');
      await person.click(await screen.findByRole('option', { name: 'Ferme du Moulin' }));
    },
  },
  colorx: {
    control: group,
    stored: '#F5D800',
    fill: ({ person, say }) => person.click(screen.getByRole('radio', { name: say('Amarillo', 'Yellow') })),
  },
  file: {
    control: group,
    stored: [{ storageName: 'A'.repeat(22), originalName: 'foto ñandú.png' }],
    fill: async ({ person, say }) => {
      const name = say('Elegir archivos', 'Choose files');
      await person.click(button(new RegExp(`^${name}`)));
      const input = group().querySelector('input[type=file]');
      if (!(input instanceof HTMLInputElement)) throw new Error('no input for files');
      await person.upload(input, new File(['x'], 'foto ñandú.png', { type: 'image/png' }));
      await screen.findByText(say('1 archivo listo.', '1 file ready.'));
    },
  },
  location: {
    control: group,
    stored: expect.objectContaining({
      geometry: { type: 'Point', coordinates: [-59.7794, -35.6388] },
    }) as Value,
    fill: async ({ person, say }) => {
      await person.click(button(say('Coordenadas exactas', 'Exact coordinates')));
      await person.type(textbox(say('Latitud', 'Latitude')), say('-35,6388', '-35.6388'));
      await person.type(textbox(say('Longitud', 'Longitude')), say('-59,7794{Enter}', '-59.7794{Enter}'));
    },
  },
  polygon: {
    control: group,
    stored: expect.objectContaining({ type: 'Feature' }) as Value,
    fill: async ({ person, say }) => {
      await person.click(button(say('Vértices como coordenadas', 'Corners as coordinates')));
      for (const [at, corner] of ['-35,6 -59,8', '-35,6 -59,7', '-35,5 -59,7'].entries()) {
        if (at > 0) await person.click(button(say('Agregar vértice', 'Add corner')));
        const name = `${say('Vértice', 'Corner')} ${at + 1}: ${say('Latitud', 'Latitude')}`;
        await person.click(textbox(name));
        await person.paste(corner);
      }
    },
  },
  addableList: {
    control: group,
    stored: [{ key: 1, name: 'Tornillos', weight: 3 }],
    fill: async ({ person, say }) => {
      await person.click(button(say('Agregar fila', 'Add row')));
      const cell = (name: string) => textbox(say(`Campo ${name}`, `Field ${name}`));
      await person.type(cell('name'), 'Tornillos');
      await person.type(cell('weight'), '3{Enter}');
    },
  },
  detail: list,
  sub_detail: list,
  assetsSelectList: {
    control: group,
    stored: ['7'],
    fill: press(() => 'pick the seventh'),
  },
  // It sums up what another field chooses: there is nothing to fill in.
  summaryAssetsSelectList: { control: group, stored: null, fill: () => Promise.resolve() },
};

type Controls = Readonly<
  Record<string, (person: UserEvent, control: HTMLElement, texts: readonly string[]) => Promise<void>>
>;

/** Presses the last first: what is stored has the order of the options. */
async function pressAll(person: UserEvent, role: string, names: readonly string[]) {
  for (const name of names.toReversed()) await person.click(screen.getByRole(role, { name }));
}

/** What people do with a control, so that it holds what is shown by these texts. */
const controls: Controls = {
  textbox: (person, control, texts) => person.type(control, texts.join().replaceAll('\n', '{Enter}')),
  checkbox: (person, control) => person.click(control),
  radiogroup: (person, _control, texts) => pressAll(person, 'radio', texts),
  group: (person, _control, texts) => pressAll(person, 'button', texts),
  button: async (person, control, texts) => {
    await person.click(control);
    await pressAll(person, 'option', texts);
  },
};

/** The control that the label names; a button says behind it what is chosen. */
function findControl(): readonly [role: string, control: HTMLElement] {
  const found = Object.keys(controls).flatMap((role) => {
    const name = role === 'button' ? new RegExp(`^${label}`) : label;
    return screen.queryAllByRole(role, { name }).map((control) => [role, control] as const);
  });
  if (found[0] === undefined) throw new Error('the label names no control that is known here');
  return found[0];
}

/** Any other kind: the value of its sample is typed or chosen as it is shown. */
function usualCase(field: Field, locale: Locale): Case {
  const stored = samples[field.type].value(field);
  const chosen = isKeys(stored) ? stored.map((key) => [key]) : [stored];
  const texts = chosen.map((each) => formatField(field, each, locale));
  return {
    stored,
    control: () => findControl()[1],
    fill: async ({ person }) => {
      const [role, control] = findControl();
      await controls[role]?.(person, control, texts);
    },
  };
}

/** Represents what the screens give to fields from above: the form of a row, and what picks assets. */
function Around({ children }: { readonly children: ReactNode }) {
  const drawRow = ({ row, onSave }: RowFormProps) => (
    <button type="button" onClick={() => onSave({ ...row, name: 'Tornillos', weight: 3 })}>
      fill the row
    </button>
  );
  const picking = {
    Picker: ({ onChange }: { readonly onChange: (ids: readonly string[]) => void }) => (
      <button type="button" onClick={() => onChange(['7'])}>
        pick the seventh
      </button>
    ),
    Names: ({ ids }: { readonly ids: readonly string[] }) => <p>{ids.join()}</p>,
    Summary: ({ ids }: { readonly ids: readonly string[] }) => <p>{ids.join()}</p>,
  };
  return (
    <RowFormContext value={drawRow}>
      <AssetPickingContext value={picking}>{children}</AssetPickingContext>
    </RowFormContext>
  );
}

interface Drawn {
  readonly kind: FieldKindName;
  readonly language: Language;
  readonly error?: string;
  readonly disabled?: boolean;
  readonly value?: Value;
}

/** Renders the field of a kind and answers what it holds, and how people speak to it. */
async function draw({ kind, language, error, disabled = false, value = null }: Drawn) {
  serveCalls({
    'autocomplete.propose': () => [
      { id: '1', value: 'Ferme du Moulin', autocomplete_module_replace_fields: [] },
    ],
    'boxes.positionGeometry': () => ({ position: null, geometries: [], country: 'AR' }),
    'geography.nearest': () => ({ place: null, kilometres: null }),
    'files.uploadUrl': () => ({ url: '/api/uploads/1', storage_name: 'A'.repeat(22), max_bytes: 1e7 }),
    'files.public': ({ body }) => ({ ...body, size: 1, content: 'png' }),
    'files.thumbnail': () => new Response('x'),
    'geography.map': () => ({ street: null, satellite: null }),
  });
  takeUploads();
  const field = { ...samples[kind].field, ...cases[kind]?.field } as Field; // of its kind
  const locale = buildLocale({ language, country: 'AR' });
  const { control, fill, stored } = cases[kind] ?? usualCase(field, locale);
  const held = { raw: value, onChange: vi.fn() };
  const { Input } = widgets[kind];
  function Host() {
    const [raw, setRaw] = useState(value);
    return (
      <Input
        {...{ field, label, error, disabled, locale }}
        id="field"
        required={false}
        hint="A hint"
        placed={[]}
        value={raw}
        onChange={(next) => {
          held.raw = next;
          held.onChange(next);
          setRaw(next);
        }}
        onBlur={() => undefined}
        values={{ b: ['7'] }}
      />
    );
  }
  const view = await renderScreen(
    <Around>
      <Host />
    </Around>,
    { language },
  );
  const say = (es: string, en: string) => (language === 'en' ? en : es);
  return { ...view, field, locale, held, say, control, fill, stored };
}

describe.each(languages)('in %s, a field of kind', (language) => {
  it.each(fieldKindNames)('%s takes what people write or choose', async (kind) => {
    const { held, field, locale, person, say, fill, stored } = await draw({ kind, language });
    await fill({ person, say });
    expect(checkField(field, held.raw, locale)).toMatchObject({ value: stored, issues: [] });
  });
});

const language = 'es';

describe('a field of kind', () => {
  it.each(fieldKindNames.filter((kind) => kind !== 'summaryAssetsSelectList'))(
    '%s has its label, and under it first the hint, then what is wrong',
    async (kind) => {
      const { control, unmount } = await draw({ kind, language });
      expect(descriptionOf(control())).toContain('A hint');
      unmount();
      await draw({ kind, language, error: 'Something is wrong' });
      expect(descriptionOf(control())).toContain('Something is wrong');
      expect(descriptionOf(control())).not.toContain('A hint');
    },
  );

  it.each(fieldKindNames)('%s cannot be changed while it is disabled', async (kind) => {
    const { container } = await draw({ kind, language, value: null, disabled: true });
    const open = [...container.querySelectorAll('input, textarea, button, [role=combobox]')].filter(
      (each) => !each.matches(':disabled, [aria-disabled=true], [aria-hidden=true]'),
    );
    expect(open).toEqual([]);
  });
});

/** What is read out after the name of a control. */
function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

import { describe, expect, it } from 'vitest';
import type { RightsChangeRow } from '@huella/domain/calls/rights';
import { organisation as organisationEn } from '@huella/domain/phrases/en/organisation';
import { rights as en } from '@huella/domain/phrases/en/rights';
import { ui as uiEn } from '@huella/domain/phrases/en/ui';
import { organisation as organisationEs } from '@huella/domain/phrases/es/organisation';
import { rights as es } from '@huella/domain/phrases/es/rights';
import { ui as uiEs } from '@huella/domain/phrases/es/ui';
import type { Say } from '@huella/domain/phrases/areas';
import { fill, type SlotValue } from '@huella/domain/phrases/phrase';
import { rightsLogKinds } from '@huella/domain/rules/rights-changes';
import { byDay, changeWords } from './change-words';

type Phrases = Readonly<Record<string, Readonly<Record<string, string>>>>;

function sayIn(areas: Phrases): Say {
  return (key: string, slots: Readonly<Record<string, SlotValue>> = {}) => {
    const [area = '', name = ''] = key.split(':');
    const words = areas[area]?.[name] ?? areas[area]?.[`${name}_other`];
    return fill(words ?? `no words for ${key}`, slots);
  };
}

const spanish = sayIn({ rights: es, ui: uiEs, organisation: organisationEs });
const english = sayIn({ rights: en, ui: uiEn, organisation: organisationEn });

const ana = { id: 1, name: 'Ana Peña', email: 'ana@campo.example' };
const bruno = { id: 2, name: 'Bruno Sosa', email: 'bruno@campo.example' };
const change: RightsChangeRow = {
  id: 7,
  at: '2026-03-03T12:00:00.000Z',
  kind: 'given',
  done_by: 'user',
  actor: ana,
  box: { id: 4, name: 'La Matilde' },
  person: bruno,
  id_template: 'expertValidator',
  rol: 'Experto|Validador',
  asset_type: null,
  before: null,
  after: null,
  attempt: null,
  device: 'desktop',
  browser: 'Firefox',
  os: 'Windows',
  country: 'AR',
};

describe.each([
  ['es', spanish],
  ['en', english],
] as const)('in %s', (_language, say) => {
  it('every kind of change has a sentence of its own', () => {
    const texts = rightsLogKinds.map((kind) => changeWords({ ...change, kind }, say));
    expect(new Set(texts).size).toBe(rightsLogKinds.length);
    for (const text of texts) expect(text).not.toMatch(/no words|\{\{/);
  });
});

const turned = {
  kind: 'fieldPermissions',
  person: null,
  rol: null,
  asset_type: 'Vacunos AR',
} as const;

describe('what was changed', () => {
  it.each<[Partial<RightsChangeRow>, string]>([
    [{}, 'Ana Peña dio a Bruno Sosa (bruno@campo.example) el rol Experto · Validador en La Matilde'],
    [
      { kind: 'invited', box: null, person: { id: null, name: '', email: 'caro@campo.example' } },
      'Ana Peña invitó a caro@campo.example al rol Experto · Validador en toda la empresa',
    ],
    [
      { kind: 'taken', done_by: 'operator', actor: null },
      'El operador de la plataforma quitó a Bruno Sosa (bruno@campo.example) el rol Experto · Validador en La Matilde',
    ],
    [
      { kind: 'left', person: { id: 2, name: '', email: '' } },
      `${uiEs.erasedUser} dejó su rol Experto · Validador en La Matilde`,
    ],
    [
      { kind: 'authorizationConfirmed', done_by: 'link', actor: null, rol: null, box: null },
      'Bruno Sosa (bruno@campo.example) confirmó que puede actuar por la empresa',
    ],
    [
      { kind: 'tiersSet', done_by: 'operator', person: null, before: [], after: ['plus', 'basic'] },
      'El operador de la plataforma cambió los niveles de la empresa: antes ninguno, ahora Nivel básico, Nivel plus',
    ],
    [
      { ...turned, before: [], after: ['Potrero (ver)', 'Peso (editar)'] },
      'Ana Peña cerró campos de Vacunos AR en La Matilde: Potrero (ver), Peso (editar)',
    ],
    [
      { ...turned, before: ['Potrero (ver)'], after: [] },
      'Ana Peña volvió a abrir campos de Vacunos AR en La Matilde: Potrero (ver)',
    ],
    [
      { ...turned, before: ['Potrero (ver)'], after: ['Peso (editar)'] },
      'Ana Peña cambió campos de Vacunos AR en La Matilde: cerró Peso (editar); volvió a abrir Potrero (ver)',
    ],
    [
      { kind: 'refused', attempt: { act: 'giveRole', reason: 'notAllowed', tries: 1 } },
      'Ana Peña intentó dar un rol en La Matilde: no tiene permiso',
    ],
    [
      { kind: 'refused', box: null, attempt: { act: 'addBox', reason: 'notFound', tries: 3 } },
      'Ana Peña intentó agregar un establecimiento en la empresa, 3 veces en un minuto: no tiene relación con el lugar',
    ],
  ])('%#: %j', (more, sentence) => {
    expect(changeWords({ ...change, ...more }, spanish)).toBe(sentence);
  });

  it('is under its day, newest first as it comes', () => {
    const at = (id: number, moment: string) => ({ ...change, id, at: moment });
    const days = byDay(
      [at(3, '2026-03-04T01:00'), at(2, '2026-03-03T23:00'), at(1, '2026-03-03T08:00')],
      (moment) => moment.slice(0, 10),
    );
    expect(days.map(({ day, changes }) => [day, changes.map(({ id }) => id)])).toEqual([
      ['2026-03-04', [3]],
      ['2026-03-03', [2, 1]],
    ]);
  });
});

import { leatherGoods } from '@huella/domain/catalogue/assets/leather-goods';
import type { Values } from '@huella/domain/model/value';
import { addDays, workday, type Day } from './days';
import { decimal, throwDice, type Dice } from './dice';
import { leatherModels, type LeatherModel } from './leather-models';
import { skagen, workshop } from './leather-places';
import { adding, editing, grouping, happening, happeningTo, type Desk, type Step } from './step';

const goods: Desk = { box: workshop, assetType: leatherGoods.id };

/** The codes of what articles are recorded by, in the catalogue. */
const goodsEvents = { certificate: 8, retire: 13, control: 103, repair: 104, sale: 105 };

/** Leather that articles can be made of from some days after its own on. */
export interface LeatherLot {
  readonly code: string;
  readonly day: Day;
}

interface Article {
  readonly serial: string;
  readonly day: Day;
  readonly values: Values;
}

/** Thirty-four articles of the workshop, out of the leather that the tannery finished. */
function articlesOf(leathers: readonly LeatherLot[]): readonly Article[] {
  return Array.from({ length: 34 }, (_, at) => {
    const dice = throwDice(142_000 + at);
    const model = leatherModels[at % leatherModels.length] ?? leatherModels[0];
    const day = workday(addDays('2026-03-02', Math.floor(at / 3) * 20));
    const serial = `DK${day.slice(2, 4)}${String(4_810 + at * 7).padStart(6, '0')}`;
    return {
      serial,
      day,
      values: articleValues(dice, model, {
        day,
        serial,
        lots: leathers.filter((lot) => addDays(lot.day, 12) < day),
      }),
    };
  });
}

interface Making {
  readonly day: Day;
  readonly serial: string;
  /** Leather that is there by then. */
  readonly lots: readonly LeatherLot[];
}

function articleValues(dice: Dice, model: LeatherModel, { day, serial, lots }: Making): Values {
  const lot = lots[dice.between(0, Math.max(0, lots.length - 1))];
  return {
    serial_number: serial,
    article_type: model.type,
    model_name: model.name,
    collection: dice.pick(['Kyst', 'Hede', 'Havn']),
    description: model.description,
    colour: dice.pick(['#8A5A33', '#1E1B19', '#B5763A', '#6B7A5E']),
    ...(model.sizes === undefined ? {} : { goods_size: dice.pick(model.sizes) }),
    ...(lot === undefined ? {} : { leather_lot: lot.code }),
    leather_area: decimal(dice, ...model.area, 2),
    tannage: dice.pick(['vegetable', 'chrome']),
    leather_type: ['full_grain'],
    components: Object.entries(model.components).map(([material, percent], row) => ({
      key: row + 1,
      material,
      percent,
    })),
    made_in: 'DK',
    made_on: day,
    co2_footprint: decimal(dice, ...model.co2),
    // Not every article has had its token issued yet.
    ...(Number(serial.at(-1)) < 7
      ? { digital_certificate: `https://nft.huella.example/kystlaeder/${serial}` }
      : {}),
    care_text: 'Limpiar con paño seco. Nutrir con crema incolora dos veces al año. No mojar ni secar al sol.',
    warranty_months: model.warranty,
    price: model.price,
  };
}

/** What happens to the articles of the workshop, which are made of these lots of leather. */
export function goodsSteps(leathers: readonly LeatherLot[]): readonly Step[] {
  const articles = articlesOf(leathers);
  const tags = articles.map(({ serial }) => serial);
  return [
    ...articles.map(({ serial, day, values }) => adding(goods, day, serial, values)),
    ...articles.flatMap(controlled),
    ...articles.slice(0, 22).flatMap(sold),
    ...tags.slice(0, 3).flatMap(repaired),
    ...tags.slice(5, 13).flatMap(certified),
    ...retired(tags.slice(3, 5)),
    ...editing(
      goods,
      '2026-10-20',
      tags.slice(24, 28).map((tag) => ({ tag, values: { notes: 'Reservado para la feria de otoño.' } })),
    ),
    ...grouping(goods, '2026-11-02', 'Pedido Aarhus, otoño', tags.slice(24, 30)),
    ...grouping(goods, '2026-11-09', 'Vidriera de Vesterbro', tags.slice(30, 34)),
  ];
}

function controlled({ serial: tag, day }: Article, at: number): readonly Step[] {
  const values = at % 11 === 4 ? { result: 'rework', defects: ['scratch'] } : { result: 'pass' };
  return happeningTo(goods, workday(addDays(day, 2)), goodsEvents.control, tag, values);
}

function sold({ serial: tag, day }: Article, at: number): readonly Step[] {
  const soldOn = workday(addDays(day, 21 + (Math.floor(at / 3) % 5) * 9));
  const values = {
    sold_on: soldOn,
    shop: at % 3 === 0 ? 'Tienda en línea' : 'Vesterbrogade 112',
    country: at % 4 === 0 ? 'SE' : 'DK',
  };
  return happeningTo(goods, soldOn, goodsEvents.sale, tag, values);
}

function repaired(tag: string, at: number): readonly Step[] {
  const day = `2026-09-${String(14 + at)}`;
  const values = {
    repaired_on: day,
    workshop: 'Værkstedet Vesterbro',
    work: 'Costura de la manija repasada.',
  };
  return happeningTo(goods, day, goodsEvents.repair, tag, values);
}

function certified(tag: string, at: number): readonly Step[] {
  const day = '2026-08-20';
  const values = {
    cert_type: 'authenticity',
    cert_number: `AUT-2026-${String(411 + at).padStart(4, '0')}`,
    cert_issuer: skagen,
    cert_from: day,
  };
  return happeningTo(goods, day, goodsEvents.certificate, tag, values);
}

function retired([returned, destroyed]: readonly string[]): readonly Step[] {
  const reason = { disposal_type: 'returned', disposal_reason: 'Cierre defectuoso; se repuso la pieza.' };
  return [
    ...happening(goods, '2026-10-06', goodsEvents.retire, namedIf(returned), reason),
    ...happening(goods, '2026-10-12', goodsEvents.retire, namedIf(destroyed), { disposal_type: 'destroyed' }),
  ];
}

function namedIf(tag: string | undefined) {
  return tag === undefined ? [] : [{ tag, values: {} }];
}

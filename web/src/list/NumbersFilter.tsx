import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { parseNumber } from '@huella/domain/engine/fields/number';
import { localeTag } from '@huella/domain/model/value';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { TextInput } from '../ui/TextInput';
import { useSay } from '../words/use-say';
import { boundsItem, type FilterWidgetProps } from './filter-widget';
import { RangeFacetLater } from './RangeFacetLater';
import { shownText } from './shown-text';

const To = styled('span')({ paddingTop: 6 });

/** A least and a greatest figure. What is no number waits, with a word about it, until it is one. */
export function NumbersFilter({ field, item, locale, facet, onChange }: FilterWidgetProps) {
  const { say, word } = useSay('list');
  const unit = field.unit === undefined ? '' : ` (${field.unit})`;
  const label = `${word(field.label)}${unit}`;
  const change = (bounds: Pick<FilterItem, 'min' | 'max'>) => {
    onChange(boundsItem(field, 'betweenValues', { min: item?.min, max: item?.max, ...bounds }));
  };
  const figureOf = (bound: unknown) => (typeof bound === 'number' ? bound : null);
  return (
    <>
      <RangeFacetLater
        facet={facet}
        low={figureOf(item?.min)}
        high={figureOf(item?.max)}
        isWhole={fieldKinds[field.type].decimals?.(field) === 0}
        labels={[say('list:slideLow', { label }), say('list:slideHigh', { label })]}
        format={(value) => fieldKinds[field.type].format(value, field, locale)}
        onChange={(low, high) => {
          change({ min: low ?? undefined, max: high ?? undefined });
        }}
      />
      <Range>
        <Figure
          label={say('list:minimum', { label })}
          placeholder={say('list:min')}
          value={item?.min}
          language={locale.language}
          onChange={(min) => {
            change({ min });
          }}
        />
        <To>{say('list:to')}</To>
        <Figure
          label={say('list:maximum', { label })}
          placeholder={say('list:max')}
          value={item?.max}
          language={locale.language}
          onChange={(max) => {
            change({ max });
          }}
        />
      </Range>
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: unknown;
  readonly language: 'es' | 'en';
  readonly onChange: (value: number | undefined) => void;
}

function Figure({ label, placeholder, value, language, onChange }: FigureProps) {
  const { say } = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  const parse = (text: string) => parseNumber(text, language);
  const figure = typeof value === 'number' ? value : undefined;
  const format = new Intl.NumberFormat(localeTag[language], { maximumFractionDigits: 6, useGrouping: false });
  const shown = shownText(typed, figure, figure === undefined ? '' : format.format(figure), parse);
  return (
    <TextInput
      size="small"
      hideLabel
      label={label}
      placeholder={placeholder}
      inputMode="decimal"
      value={shown.text}
      error={shown.isWrong ? say('issues:notANumber') : undefined}
      onChange={(text) => {
        setTyped(text);
        const next = text.trim() === '' ? undefined : parse(text);
        if (next !== null) onChange(next);
      }}
    />
  );
}

/** Two inputs side by side, with a word between them. */
const Range = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  '& > div': { flex: 1 },
}));

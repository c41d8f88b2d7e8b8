import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { SavedObject } from '@huella/domain/calls/objects';
import type { Locale } from '@huella/domain/model/value';
import { isFigure } from '@huella/domain/engine/fields/index';
import { PrivateMark } from '../../fields/PrivateText';
import { widgets } from '../../fields/widgets';
import type { PlaceModel } from '../../session/model';
import { Card } from '../../ui/Card';
import { KeyValueList } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';
import { keyFields } from './key-fields';

export interface KeyFiguresProps extends PlaceModel {
  readonly asset: SavedObject;
  readonly locale: Locale;
  readonly links: ReadonlyMap<string, string>;
}

const Whole = styled('span')({ '&& *': { whiteSpace: 'nowrap' } });
const Hidden = styled('h2')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/** What its list shows of an asset, as far as somebody said it, but what its head says already. */
export function KeyFigures({ asset, model, scope, locale, links }: KeyFiguresProps) {
  const { say, word } = useSay('page');
  const fields = keyFields({ model, scope, values: asset.values });
  if (fields.length === 0) return null;
  return (
    <Card as="section">
      <Hidden>{say('page:keyFigures')}</Hidden>
      <KeyValueList
        items={fields.map((field) => {
          const { View } = widgets[field.type];
          const view = <View field={field} value={asset.values[field.name] ?? null} locale={locale} />;
          // An identifier is read as one.
          const shown = field.type === 'masked' ? <Whole>{view}</Whole> : view;
          const href = links.get(field.name);
          return {
            key: word(field.label),
            mark: field.private === true && <PrivateMark />,
            value: href === undefined ? shown : <Link href={href}>{shown}</Link>,
            strong: isFigure(field),
          };
        })}
      />
    </Card>
  );
}

import { styled } from '@mui/material/styles';
import { isKeys } from '@huella/domain/model/value';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { ChosenChip } from '../ui/ChosenChip';
import { groupBoxes } from './box-groups';
import { drawnOptions } from './field-options';
import { nothing } from './PlainView';
import type { ViewProps } from './widget';

const Groups = styled('span')({ display: 'inline-grid', gap: 8, textAlign: 'left', maxWidth: '100%' });
const Chips = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 4 });
const Heading = styled('span')(({ theme }) => ({
  display: 'block',
  marginBottom: 4,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

/** What was chosen of boxes, under their headings. */
export function ChosenBoxes({ field, value, locale }: ViewProps) {
  const chosen = isKeys(value) ? value : [];
  if (chosen.length === 0) return nothing;
  const { fkField: _parent, ...free } = field;
  const options = drawnOptions(free, value, {}, locale).filter((option) => chosen.includes(option.value));
  return (
    <Groups>
      {groupBoxes(field, options, locale).map((group) => (
        <span key={group.title}>
          {group.title !== '' && <Heading>{group.title}</Heading>}
          <Chips>
            {group.options.map((option) => (
              <ChosenChip key={option.value} label={option.label} />
            ))}
          </Chips>
        </span>
      ))}
    </Groups>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { knowsOptions, optionsOf } from '@huella/domain/engine/fields/choice';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { formatOfFiles } from '@huella/domain/engine/sheets/sheet-format';
import type { Field } from '@huella/domain/model/field';
import { labelWithUnit } from '../../fields/raw-value';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Modal } from '../../ui/Modal';
import { useSay } from '../../words/use-say';
import type { ImportSubject } from './import-subject';

/** Options of a column that are written out: the template has them all. */
const maxOptions = 8;

const List = styled('ul')({ display: 'grid', gap: 10, marginTop: 12 });
const Name = styled('p')(typeStyle({ ...type.body, weight: 500 }));
const Text = styled('p')(({ theme }) => ({
  color: theme.palette.ink3,
  overflowWrap: 'anywhere',
  ...typeStyle(type.cell),
}));

/** What goes into a sheet: how days and identifiers are written, and what each column takes. */
export function TemplateHelp({
  subject,
  onClose,
}: {
  readonly subject: ImportSubject;
  readonly onClose: () => void;
}) {
  const { say } = useSay('imports', 'files');
  const { format, purpose, locale } = subject;
  const grouped = new Set(format.groups.flat());
  const takes = useTakes(subject);
  const rules = [
    say('imports:helpMandatory'),
    ...(format.groups.length > 0 ? [say('imports:helpOneOf')] : []),
    say('imports:helpDays'),
    say('imports:helpNumbers'),
    ...(purpose.id === 'add' ? [say('files:templateExampleRow')] : [say('imports:helpNames')]),
    ...(purpose.id === 'update' ? [say('files:templateErases')] : []),
  ];
  return (
    <Modal
      open
      size="base"
      onClose={onClose}
      title={say('imports:helpTitle')}
      text={rules.join(' ')}
      actions={
        <Button size="small" variant="contained" autoFocus onClick={onClose}>
          {say('imports:understood')}
        </Button>
      }
    >
      <List>
        {formatOfFiles(format).columns.map(({ field, mandatory }) => (
          <li key={field.name}>
            <Name>
              {labelWithUnit(field, locale)}
              {mandatory && ' *'}
              {!mandatory && grouped.has(field.name) && ' (*)'}
            </Name>
            <Text>{takes(field)}</Text>
          </li>
        ))}
      </List>
    </Modal>
  );
}

/** 'Un valor de la lista: Hembra, Macho'. */
function useTakes({ locale: { language } }: ImportSubject): (field: Field) => string {
  const { say } = useSay('files');
  return (field) => {
    const { chooses, slots } = fieldKinds[field.type];
    if (field.type === 'checkbox') return say('files:takesYesNo');
    if (chooses !== undefined) {
      const labels = knowsOptions(field) ? optionsOf(field).filter(({ inactive }) => inactive !== true) : [];
      const shown = labels.slice(0, maxOptions).map(({ label }) => label[language]);
      const list = labels.length === 0 ? '' : `: ${shown.join(', ')}${labels.length > maxOptions ? '…' : ''}`;
      return `${say(chooses === 'several' ? 'files:takesSeveral' : 'files:takesOne')}${list}`;
    }
    if (slots === 'n') return say('files:takesNumber');
    if (slots === 'd') return say(field.type === 'dateTime' ? 'files:takesMoment' : 'files:takesDay');
    return say(field.type === 'masked' ? 'files:takesCode' : 'files:takesText');
  };
}

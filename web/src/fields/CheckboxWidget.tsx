import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Field } from '@huella/domain/model/field';
import { phone } from '../theme/media';
import { CheckRow } from '../ui/CheckRow';
import { Hidden } from '../ui/Hidden';
import { useSay } from '../words/use-say';
import { PlainView } from './PlainView';
import type { Widget, WidgetProps } from './widget';

/** Beside an input the box is level with its text, under the line of the label. */
const Place = styled('div')({ paddingTop: 'var(--line-of-label, 32px)', [phone]: { paddingTop: 0 } });

function Input({ id, field, label, hint, error, disabled, value, onChange }: WidgetProps) {
  return (
    <Place>
      <CheckRow
        id={id}
        label={label}
        beside={field.link === undefined ? undefined : <PageLink link={field.link} />}
        hint={hint}
        error={error}
        disabled={disabled}
        checked={value === true}
        onChange={onChange}
      />
    </Place>
  );
}

/** The page that the box is about; what is typed stays where it is. */
function PageLink({ link }: { readonly link: NonNullable<Field['link']> }) {
  const { say, word } = useSay();
  return (
    <Link href={link.url} target="_blank" rel="noreferrer">
      {word(link.label)}
      <Hidden> {say('ui:opensNewTab')}</Hidden>
    </Link>
  );
}

/** Yes or no, with a link to what it is about where there is one. */
export const checkboxWidget: Widget = { Input, View: PlainView, sheetPx: 96 };

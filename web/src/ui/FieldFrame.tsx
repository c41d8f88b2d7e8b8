import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { visuallyHidden } from '../theme/visually-hidden';
import { useSay } from '../words/use-say';
import { Hidden } from './Hidden';

/** What the control inside a frame must carry. */
export interface FieldIds {
  readonly inputId: string;
  readonly labelId: string;
  /** For `aria-describedby`: the hint or the error under the control, when there is one. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

/** Said by every field, whatever its control. */
export interface FieldProps {
  readonly label: string;
  /** id of the control; an error summary links to it. */
  readonly id?: string | undefined;
  /** Puts the red star after the label. */
  readonly required?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Replaces the hint, with an icon. */
  readonly error?: ReactNode;
  /** Shown at the right end of the label line, such as 'Olvidé mi contraseña'. */
  readonly aside?: ReactNode;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** The control is a group (radios, chips): the label names it through `labelId` instead of pointing at an input. */
  readonly group?: boolean;
  readonly children: (ids: FieldIds) => ReactNode;
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // What is beside the label comes after the control for keyboard users.
  '&[data-aside="true"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    columnGap: 12,
    '& > *': { gridColumn: '1 / -1' },
    '& > :first-of-type': { gridArea: '1 / 1' },
  },
});
const Aside = styled('div')({ '&&': { gridArea: '1 / 2' }, ...typeStyle({ ...type.cell, weight: 500 }) });
const LabelLine = styled('div')({
  marginBottom: 4,
  ...typeStyle({ ...type.cell, weight: 500 }),
  '&[data-hidden="true"]': visuallyHidden,
});
const Star = styled('span')(({ theme }) => ({ color: theme.palette.state.danger.text, marginLeft: 3 }));
const Under = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  marginTop: 4,
  color: theme.palette.ink3,
  overflowWrap: 'anywhere',
  ...typeStyle(type.meta),
  '&[data-error="true"]': { color: theme.palette.state.danger.text },
}));

/** Label above, control, and under it the hint or the error. Gives the control its ids. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, required = false, hint, error, aside, hideLabel = false, group = false, children } = props;
  const { say } = useSay();
  const ownId = useId();
  const inputId = props.id ?? ownId;
  const labelId = `${inputId}-label`;
  const underId = `${inputId}-under`;
  const invalid = isSaid(error);
  const under = invalid ? error : hint;
  return (
    <Root data-aside={aside !== undefined}>
      <LabelLine data-hidden={hideLabel}>
        <FieldLabel {...(group ? {} : { htmlFor: inputId })} id={labelId}>
          {label}
          {required && <Star aria-hidden="true">*</Star>}
          {required && <Hidden> {say('ui:required')}</Hidden>}
        </FieldLabel>
      </LabelLine>
      {children({ inputId, labelId, invalid, describedBy: isSaid(under) ? underId : undefined })}
      {isSaid(under) && (
        <Under id={underId} data-error={invalid}>
          {invalid && <CircleAlert size={14} aria-hidden="true" />}
          <span>{under}</span>
        </Under>
      )}
      {aside !== undefined && <Aside>{aside}</Aside>}
    </Root>
  );
}

function isSaid(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== false && text !== '';
}

function FieldLabel({ htmlFor, ...rest }: { htmlFor?: string; id: string; children: ReactNode }) {
  return htmlFor === undefined ? <span {...rest} /> : <label htmlFor={htmlFor} {...rest} />;
}

import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { MouseEvent, Ref } from 'react';
import { focusLine } from '../theme/focus';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { focusField } from './focus-field';

export interface FieldFault {
  /** id of the field's control. */
  readonly fieldId: string;
  /** 'Caravana visual: falta el dígito verificador'. */
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly faults: readonly FieldFault[];
  /** Before jumping, when the field is in another step. */
  readonly onGo?: ((fieldId: string) => void) | undefined;
  /** Focus it after a refused submit. */
  readonly rootRef?: Ref<HTMLDivElement> | undefined;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '10px 16px 10px 14px',
  border: `1px solid ${theme.palette.state.danger.border}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.state.danger.ground,
  ...typeStyle(type.cell),
  '& > svg': { color: theme.palette.state.danger.text, marginTop: 1 },
  '& strong': { fontWeight: 600 },
  '& a': {
    color: theme.palette.ink,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    borderRadius: radius.key,
  },
  '& a:focus-visible, &:focus-visible': focusLine(theme),
  '& ul': { marginTop: 4, display: 'grid', gap: 4 },
}));

/** What is to be corrected, as links that jump to the fields. Nothing while there is nothing to correct. */
export function ErrorSummary({ faults, onGo, rootRef }: ErrorSummaryProps) {
  const { say } = useSay();
  if (faults.length === 0) return null;
  const link = ({ fieldId, text }: FieldFault) => (
    <a
      href={`#${fieldId}`}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onGo?.(fieldId);
        focusField(fieldId);
      }}
    >
      {text}
    </a>
  );
  const [only] = faults;
  return (
    <Root ref={rootRef} role="alert" tabIndex={-1}>
      <CircleAlert size={18} aria-hidden="true" />
      <div>
        <strong>{say('ui:fieldsToFix', { count: faults.length })}</strong>{' '}
        {faults.length === 1 && only !== undefined && link(only)}
        {faults.length > 1 && (
          <ul>
            {faults.map((fault) => (
              <li key={fault.fieldId}>{link(fault)}</li>
            ))}
          </ul>
        )}
      </div>
    </Root>
  );
}

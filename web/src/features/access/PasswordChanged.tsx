import Button from '@mui/material/Button';
import type { Address } from '../../address';
import { usePageTitle } from '../../shell/page-title';
import { AccessColumn } from './AccessForm';
import { AccessHead } from './AccessHead';

export interface PasswordChangedProps {
  readonly title: string;
  readonly text: string;
  /** Where to go on. */
  readonly button: { readonly label: string; readonly href: Address };
}

/** Takes the place of the form once the password has changed. */
export function PasswordChanged({ title, text, button }: PasswordChangedProps) {
  usePageTitle(title);
  return (
    <AccessColumn>
      <div role="status">
        <AccessHead title={title} takesFocus>
          {text}
        </AccessHead>
      </div>
      <Button variant="contained" size="large" href={button.href}>
        {button.label}
      </Button>
    </AccessColumn>
  );
}

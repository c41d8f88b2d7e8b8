import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useSay } from '../words/use-say';
import { TextInput, type TextInputProps } from './TextInput';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end' | 'rows' | 'missing'> {
  /** `current-password` to sign in, `new-password` where one is chosen. */
  readonly autoComplete: 'current-password' | 'new-password';
}

const Show = styled(Button)({ marginRight: -8 });

/** A password that can be seen: 'Ver' and 'Ocultar' at its end. */
export function PasswordInput(props: PasswordInputProps) {
  const { say } = useSay();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      size="large"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <Show
          variant="text"
          color="secondary"
          size="small"
          startIcon={<Icon size={16} />}
          aria-label={say(shown ? 'ui:hidePasswordLong' : 'ui:showPasswordLong')}
          onClick={() => {
            setShown(!shown);
          }}
        >
          {say(shown ? 'ui:hidePassword' : 'ui:showPassword')}
        </Show>
      }
    />
  );
}

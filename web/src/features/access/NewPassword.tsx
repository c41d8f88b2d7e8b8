import { passwordLength } from '@huella/domain/rules/account-rules';
import { PasswordInput, type PasswordInputProps } from '../../ui/PasswordInput';
import { useSay } from '../../words/use-say';
import { measureStrength } from './password-strength';
import { PasswordStrength } from './PasswordStrength';

type Bound = Pick<PasswordInputProps, 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;

export interface NewPasswordProps {
  readonly label: string;
  readonly password: Bound;
  readonly repeat: Bound;
}

/** A password that somebody chooses, typed twice, with how hard it is to guess. */
export function NewPassword({ label, password, repeat }: NewPasswordProps) {
  const { say } = useSay('access');
  const strength = measureStrength(password.value);
  return (
    <>
      <PasswordInput
        {...password}
        label={label}
        autoComplete="new-password"
        maxLength={200}
        hint={
          strength === null ? (
            say('access:passwordRule', passwordLength)
          ) : (
            <PasswordStrength strength={strength} />
          )
        }
      />
      <PasswordInput {...repeat} label={say('access:repeat')} autoComplete="new-password" maxLength={200} />
    </>
  );
}

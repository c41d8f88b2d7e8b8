import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { readTokens } from '../../call/tokens';
import { paths } from '../../paths';
import { ChangePassword } from './ChangePassword';
import { ForgotPassword } from './ForgotPassword';

const route = getRouteApi(paths.changePassword);

/**
 * Choosing another password: the signed-in user knows the one they have and changes it; everybody else, and anyone who
 * has forgotten it, asks for a link.
 */
export function ChangePasswordPage() {
  const { email, ask } = route.useSearch();
  // A session that ends while the form is open is told there.
  const [isInside] = useState(() => readTokens() !== null);
  return isInside && ask === undefined ? <ChangePassword /> : <ForgotPassword email={email} />;
}

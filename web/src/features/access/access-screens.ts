/** The ways around the sign-in. They come together: a start loads the names of few pieces (decision 50). */
export { ChangePasswordPage } from './ChangePasswordPage';
export { ResetPage } from './ResetPage';
export { SandboxPage } from './SandboxPage';
export { SandboxSignInPage } from './SandboxSignInPage';
export { SignOutPage } from './SignOutPage';
export { VerifyLinkPage } from './VerifyLinkPage';
export { VerifyPage } from './VerifyPage';

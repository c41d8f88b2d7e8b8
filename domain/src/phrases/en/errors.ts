import { errors as es } from '../es/errors';
import { translate } from '../phrase';

export const errors = translate(es)({
  invalidInput: 'Some details need correcting.',
  badJson: 'The request could not be read. Please try again.',
  notSignedIn: 'Your session has ended. Sign in again to continue.',
  wrongCredentials: 'The e-mail or the password does not match.',
  notAllowed: 'You do not have permission to do this.',
  notFound: 'We cannot find what you are looking for.',
  noSuchCall: 'This address does not exist.',
  notAcceptable: 'The format sent is not accepted.',
  tooLarge: 'What was sent is too large.',
  tooManyRequests: 'Too many attempts. Wait {{seconds}} seconds and try again.',
  changedMeanwhile: 'Somebody else saved changes while you were editing.',
  unexpected: 'Something failed on our side. What you typed is still here.',
  unavailable: 'The service is not answering. We will retry in a few seconds.',
});

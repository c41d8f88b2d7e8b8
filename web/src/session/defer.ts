import { call } from '../call/call';
import { queryClient } from '../call/queries';

/** Leaves what a newcomer is asked for later, or to anyone who gives them rights. Throws the refusal. */
export async function deferOnboarding(): Promise<void> {
  await call('users.markAsDelegated', {});
  await queryClient.invalidateQueries({ queryKey: ['users.getInfo'] });
}

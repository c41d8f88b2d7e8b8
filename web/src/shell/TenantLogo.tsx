import { useTenant } from '../session/tenant';
import { Logo, type LogoProps } from '../ui/Logo';

/** The logo of the tenant in view. */
export function TenantLogo(props: Omit<LogoProps, 'name' | 'src'>) {
  const { name, logo } = useTenant();
  return <Logo key={logo} {...props} name={name} src={logo ?? undefined} />;
}

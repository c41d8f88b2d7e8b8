import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

type Anchor = ComponentPropsWithRef<'a'>;

/** Whether a click on a link of ours is for the router: a plain one, in this window. */
function isPlain(event: MouseEvent, { target, download }: Anchor): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    event.button === 0 &&
    !modified &&
    !event.defaultPrevented &&
    target === undefined &&
    download === undefined
  );
}

/** An anchor whose addresses of ours open without reloading the page. Draws every `<Link href>` and `<Button href>`. */
export function RouterLink(props: Anchor) {
  const { href, onClick, children, ...rest } = props;
  const router = useRouter({ warn: false });
  // One without an address is a button that is disabled, and leads nowhere.
  if (href === undefined) return <a {...props}>{children}</a>;
  const isOurs = /^\/(?!\/|api\/)/.test(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!isOurs || !isPlain(event, props)) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
    >
      {children}
    </a>
  );
}

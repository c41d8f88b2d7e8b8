import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's in the world: private, local, of documents and tests (RFC 6890). */
const nets = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  nets.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  nets.addSubnet(net, bits, 'ipv6');

/** Whether an address lies in a private network; what is no address does, too. An IPv4 address inside an IPv6 one counts as itself. */
export function isPrivateAddress(ip: string): boolean {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(address);
  return family === 0 || nets.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

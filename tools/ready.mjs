// `node tools/ready.mjs <install|build|browser>...` brings a fresh clone to the state the next command needs,
// and does nothing when it is there already. Plain Node: it runs before any package is installed.
// Nothing is imported statically, so that an old Node reads this sentence instead of a syntax error.

const oldest = 20;

if (Number(process.versions.node.split('.')[0]) < oldest) {
  process.stderr.write(`Huella needs Node ${oldest} or newer; this is Node ${process.versions.node}.\n`);
  process.exit(1);
}

const { reach } = await import('./set-up.mjs');
process.exitCode = reach(process.argv.slice(2));

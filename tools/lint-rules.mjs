// Our own lint rules: what no published rule says.
import { relative, sep } from 'node:path';
import { findImportFault, findPlaceFault } from './zones.mjs';

/** Imports point down, and files stand where the plan has a place for them (tools/zones.mjs). */
const zones = {
  meta: { type: 'problem', schema: [], messages: { fault: '{{fault}}' } },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const report = (node, fault) => fault && context.report({ node, messageId: 'fault', data: { fault } });
    const check = ({ source }) =>
      typeof source?.value === 'string' && report(source, findImportFault(file, source.value));
    return {
      Program: (node) => report(node, findPlaceFault(file)),
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

/**
 * Links and navigations of the web lead to checked addresses (`web/src/address.ts`): an address that is written as a text
 * may name a path without a screen, or a search that nothing reads.
 */
const checkedAddress = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { text: 'Build this address with `addressOf`, or name a path of `paths`.' },
  },
  create({ report }) {
    const check = (name, value) =>
      name === 'href' && isPathText(value) && report({ node: value, messageId: 'text' });
    return {
      JSXAttribute: ({ name, value }) => check(name.name, value?.expression ?? value),
      Property: ({ key, value }) => check(key.name, value),
    };
  },
};

/** A text that is or may be a path. `#notes`, `mailto:…` and `https://…` lead elsewhere. */
function isPathText(node) {
  if (node?.type === 'ConditionalExpression')
    return isPathText(node.consequent) || isPathText(node.alternate);
  if (node?.type === 'Literal') return String(node.value).startsWith('/');
  return node?.type === 'TemplateLiteral' && /^(\/|$)/.test(node.quasis[0].value.raw);
}

/** `as` overrides the compiler: a comment on it, or above its statement, says why that is right. */
const excusedCast = {
  meta: { type: 'suggestion', schema: [], messages: { bare: 'Say in a comment why this `as` is safe.' } },
  create({ sourceCode, report }) {
    return {
      TSAsExpression(node) {
        const toConst = node.typeAnnotation.typeName?.name === 'const';
        if (!toConst && !hasComment(sourceCode, node)) report({ node, messageId: 'bare' });
      },
    };
  },
};

const statement = /(Statement|Declaration|Property|Definition|Signature)$/;

function hasComment(sourceCode, node) {
  const within = [node, ...sourceCode.getAncestors(node).filter(({ type }) => statement.test(type))];
  const nearest = within.length > 1 ? within.at(-1) : node;
  return sourceCode
    .getAllComments()
    .some(
      ({ loc }) =>
        (loc.end.line >= node.loc.start.line - 1 && loc.start.line <= node.loc.end.line) ||
        loc.end.line === nearest.loc.start.line - 1,
    );
}

export const huella = { rules: { zones, 'checked-address': checkedAddress, 'excused-cast': excusedCast } };

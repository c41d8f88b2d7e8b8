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

export const huella = { rules: { zones, 'excused-cast': excusedCast } };

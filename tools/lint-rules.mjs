// Our own lint rules: what no published rule says.
import { relative, sep } from 'node:path';
import { findImportFault, findPlaceFault } from './zones.mjs';

/** Imports point down, and files are where the plan has a place for them (tools/zones.mjs). */
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
 * may name a path without a screen, or a search that nothing reads. Nor does one come through a constant or a property
 * that is a mere text.
 */
const checkedAddress = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      text: 'Build this address with `addressOf`, or name a path of `paths`.',
      type: 'Declare this address as an `Address`.',
    },
  },
  create({ report }) {
    const check = (name, value) =>
      name === 'href' && isPathText(value) && report({ node: value, messageId: 'text' });
    return {
      JSXAttribute: ({ name, value }) => check(name.name, value?.expression ?? value),
      Property: ({ key, value }) => check(key.name, value),
      VariableDeclarator: ({ init }) => isWrittenPath(init) && report({ node: init, messageId: 'text' }),
      TSPropertySignature: ({ key, typeAnnotation }) =>
        /^href$|Href$/.test(key.name) &&
        mayBeText(typeAnnotation?.typeAnnotation) &&
        report({ node: key, messageId: 'type' }),
    };
  },
};

function mayBeText(type) {
  return type?.type === 'TSStringKeyword' || type?.types?.some(mayBeText) === true;
}

/** A text that is or may be a path. `#notes`, `mailto:…` and `https://…` lead elsewhere. */
function isPathText(node) {
  if (node?.type === 'ConditionalExpression')
    return isPathText(node.consequent) || isPathText(node.alternate);
  return isWrittenPath(node) || (node?.type === 'TemplateLiteral' && node.quasis[0].value.raw === '');
}

/** A text that begins as a path does; `/$` is what a route takes. */
function isWrittenPath(node) {
  const text = node?.type === 'TemplateLiteral' ? node.quasis[0].value.raw : node?.value;
  return typeof text === 'string' && /^\/(?!\$)/.test(text);
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

/**
 * Imports have no blank lines between them: of Node, of packages, of our own packages, of neighbours. Within a
 * group they stay as they are. One for its side effects alone stays where it is: what it does may depend on its place.
 */
const importOrder = {
  meta: {
    type: 'layout',
    fixable: 'code',
    schema: [],
    messages: {
      order: 'Import of Node first, then of packages, then of @huella, then by relative path.',
      gap: 'Leave no blank line between imports.',
    },
  },
  create({ sourceCode, report }) {
    return {
      Program({ body }) {
        for (const run of runsOfImports(body)) {
          const messageId = findOrderFault(sourceCode, run);
          if (messageId)
            report({ node: run[0], messageId, fix: (fixer) => putInOrder(fixer, sourceCode, run) });
        }
      },
    };
  },
};

const importGroups = [/^node:/, /^(?!@huella\/|\.)/, /^@huella\//, /^\./];
const groupOf = ({ source }) => importGroups.findIndex((group) => group.test(source.value));

/** Imports that follow each other. Whatever is between two of them, one for its side effects too, parts them. */
function runsOfImports(body) {
  const runs = [[]];
  for (const node of body) {
    if (node.type === 'ImportDeclaration' && node.specifiers.length > 0) runs.at(-1).push(node);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

function findOrderFault(sourceCode, run) {
  const pairs = run.slice(1).map((node, at) => [run[at], node]);
  if (pairs.some(([one, next]) => groupOf(one) > groupOf(next))) return 'order';
  const hasGap = ([one, next]) => /\n\s*\n/.test(sourceCode.text.slice(one.range[1], next.range[0]));
  return pairs.some(hasGap) ? 'gap' : undefined;
}

/** Comments go with the import that they are above, or behind. */
function putInOrder(fixer, sourceCode, run) {
  const { text } = sourceCode;
  const ends = run.map(({ range: [, end] }) => {
    const [behind] = /^[^\n]*/.exec(text.slice(end));
    return /^\s*\/\//.test(behind) ? end + behind.length : end;
  });
  const parts = run.map((node, at) => {
    const begin = at === 0 ? node.range[0] : ends[at - 1];
    return {
      group: groupOf(node),
      text: text
        .slice(begin, ends[at])
        .trim()
        .replace(/\n\s*\n/g, '\n'),
    };
  });
  const sorted = parts.sort((one, other) => one.group - other.group).map((part) => part.text);
  return fixer.replaceTextRange([run[0].range[0], ends.at(-1)], sorted.join('\n'));
}

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

/** Classes are for errors and for what a library demands. */
const noPlainClass = {
  meta: { type: 'suggestion', schema: [], messages: { plain: 'Write functions over data.' } },
  create({ report }) {
    return {
      ClassDeclaration: (node) => node.superClass === null && report({ node, messageId: 'plain' }),
    };
  },
};

/** Days and times are shown in the user's zone, in one format: `formatDateTime` of the fields, or web/src/words/clock.ts. */
const oneClock = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { own: "Show times by `formatDateTime` or `clockTime`, in the user's zone." },
  },
  create({ report }) {
    const check = (node, { object, property }) =>
      (property?.name === 'DateTimeFormat' && object.name === 'Intl') ||
      /^toLocale(Date|Time)String$/.test(property?.name)
        ? report({ node, messageId: 'own' })
        : undefined;
    return {
      NewExpression: (node) => check(node, node.callee),
      CallExpression: (node) => node.callee.property?.name !== 'DateTimeFormat' && check(node, node.callee),
    };
  },
};

export default {
  meta: { name: 'huella' },
  rules: {
    zones,
    'checked-address': checkedAddress,
    'excused-cast': excusedCast,
    'import-order': importOrder,
    'no-plain-class': noPlainClass,
    'one-clock': oneClock,
  },
};

import { relative } from 'node:path';
import {
  isArrowFunction,
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isVariableDeclaration,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
  type VariableDeclaration,
} from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  isBigIntLiteralType,
  isNumberLiteralType,
  isStringLiteralType,
  isUnionType,
  SignatureKind,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';

/** Components that are one element, always. Every other one may appear and vanish. */
const ALWAYS_THERE = new Set(['Icon', 'Illustration', 'Link', 'NavLink', 'EmailLink']);

type Child =
  /** Words of the source. */
  | 'literal'
  /** Text that an expression gives. */
  | 'text'
  /** An element that is always there. */
  | 'fixed'
  /** Elements that appear and vanish. */
  | 'passing'
  /** Text or elements. */
  | 'either';

interface Holds {
  text: boolean;
  elements: boolean;
  textInList: boolean;
}

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.AnyOrUnknown;
/** What React shows nothing for. */
const NOTHING = TypeFlags.VoidLike | TypeFlags.Null | TypeFlags.BooleanLike | TypeFlags.Never;

/** What shows no words: space, and what stands before `&&` where nothing is to be shown. */
const isBlank = (type: Type) =>
  (isStringLiteralType(type) && type.value.trim() === '') ||
  (isNumberLiteralType(type) && type.value === 0) ||
  (isBigIntLiteralType(type) && type.value === 0n);

const NOTHING_SHOWN: Holds = { text: false, elements: false, textInList: false };

type HoldsOf = (type: Type | undefined) => Holds;

/** Each type is asked for once: the compiler is another process. */
const createHoldsOf = (checker: Checker): HoldsOf => {
  const known = new Map<Type, Holds>();
  const ask = (type: Type): Holds => {
    if (isUnionType(type)) {
      const parts = type.getTypes().map(holdsOf);
      return {
        text: parts.some(({ text }) => text),
        elements: parts.some(({ elements }) => elements),
        textInList: parts.some(({ textInList }) => textInList),
      };
    }
    if (type.flags & TEXT) return { ...NOTHING_SHOWN, text: true };
    if (!checker.isArrayLikeType(type)) return { ...NOTHING_SHOWN, elements: true };
    const { text } = holdsOf(checker.getTypeArguments(type as Parameters<Checker['getTypeArguments']>[0])[0]);
    return { text, elements: true, textInList: text };
  };
  const holdsOf: HoldsOf = (type) => {
    if (!type) return { text: true, elements: true, textInList: false };
    if (type.flags & NOTHING || isBlank(type)) return NOTHING_SHOWN;
    const before = known.get(type);
    if (before) return before;
    // A type that holds itself holds no more by that.
    known.set(type, NOTHING_SHOWN);
    const holds = ask(type);
    known.set(type, holds);
    return holds;
  };
  return holdsOf;
};

const isWritten = (text: string) => text.trim() !== '';

/** What an expression among children is, as written; undefined where its type says it. */
const asWritten = (expression: Node): Child[] | undefined =>
  isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)
    ? isWritten(expression.text)
      ? ['literal']
      : []
    : undefined;

const asTyped = ({ text, elements, textInList }: Holds): Child[] => {
  if (textInList) return ['either', 'either'];
  if (text) return [elements ? 'either' : 'text'];
  return elements ? ['passing'] : [];
};

const childrenOf = (element: JsxElement | JsxFragment, source: SourceFile, holds: (node: Node) => Holds): Child[] =>
  element.children.flatMap((child): Child[] => {
    if (isJsxText(child)) return isWritten(child.text) ? ['literal'] : [];
    if (isJsxElement(child) || isJsxSelfClosingElement(child)) {
      const tag = (isJsxElement(child) ? child.openingElement : child).tagName.getText(source);
      return [/^[a-z]\w*$/.test(tag) || ALWAYS_THERE.has(tag) ? 'fixed' : 'passing'];
    }
    if (!isJsxExpression(child)) return ['passing'];
    return child.expression ? (asWritten(child.expression) ?? asTyped(holds(child.expression))) : [];
  });

const isBare = (children: readonly Child[], isFragment: boolean): boolean => {
  const has = (...kinds: Child[]) => children.some((child) => kinds.includes(child));
  if (isFragment) return has('literal', 'text', 'either');
  if (children.length < 2) return false;
  // React writes each piece as a text node of its own.
  if (!has('fixed', 'passing', 'either')) return true;
  return has('text', 'either') || (has('literal') && has('passing'));
};

const isComponent = (node: Node): node is VariableDeclaration =>
  isVariableDeclaration(node) &&
  isIdentifier(node.name) &&
  /^[A-Z][a-z]/.test(node.name.text) &&
  node.initializer !== undefined &&
  isArrowFunction(node.initializer);

const nodesIn = (source: SourceFile): Node[] => {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    node.forEachChild(visit);
  };
  visit(source);
  return nodes;
};

/** The nodes of a file with bare text in them. */
const bareIn = (source: SourceFile, checker: Checker, holdsOf: HoldsOf): Node[] => {
  const nodes = nodesIn(source);
  const typed = nodes.flatMap((node): Node[] => {
    if (isJsxExpression(node) && node.expression && !isJsxAttribute(node.parent)) return [node.expression];
    return isComponent(node) ? [node.name] : [];
  });
  const types = new Map(checker.getTypeAtLocation(typed).map((type, at) => [typed[at], type]));
  // A component that gives a text puts it, bare, wherever it stands.
  const givesText = (type: Type | undefined) =>
    type !== undefined &&
    checker
      .getSignaturesOfType(type, SignatureKind.Call)
      .some((signature) => holdsOf(checker.getReturnTypeOfSignature(signature)).text);
  return nodes.filter((node) => {
    if (isComponent(node)) return givesText(types.get(node.name));
    const isFragment = isJsxFragment(node);
    if (!isFragment && !isJsxElement(node)) return false;
    return isBare(
      childrenOf(node, source, (child) => holdsOf(types.get(child))),
      isFragment,
    );
  });
};

/**
 * Where text stands bare beside what comes and goes, or text that changes beside anything, other text included, in the files of a
 * pattern: there a browser that translates the page has put elements of its own in the place of the texts that React holds on to.
 */
export const findBareTexts = (root: string, files: RegExp): string[] => {
  // The compiler of TypeScript 7 has no stable interface yet; its version is pinned.
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProject: `${root}/tsconfig.json` }).getProjects();
    if (!project) throw new Error('TypeScript finds no project.');
    const { checker, program } = project;
    const holdsOf = createHoldsOf(checker);
    return program.getSourceFileNames().flatMap((name) => {
      const path = relative(root, name).replaceAll('\\', '/');
      const source = files.test(path) && program.getSourceFile(name);
      if (!source) return [];
      const lineOf = (node: Node) => source.text.slice(0, node.getStart(source)).split('\n').length;
      return bareIn(source, checker, holdsOf).map((node) => `${path}:${lineOf(node)}`);
    });
  } finally {
    api.close();
  }
};

/** What a translator put where a text of the page was; the page goes on holding the text. */
const standIns = new WeakMap<Node, ChildNode>();

const isTranslation = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

/** Notes each text that a translator took out of the page, with what it put there: at once, or set beside it before. */
function noteTranslations(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
    if (!translation) continue;
    for (const node of removedNodes) {
      if (node instanceof Text && !node.isConnected) standIns.set(node, translation);
    }
  }
}

/** The child of a parent in which a node is by now, wrapped or replaced; null where nothing of it is left there. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = node.parentNode === null ? (standIns.get(node) ?? null) : node;
  while (place !== null && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** The setter of the text of a node, wherever the browser has it. */
function textSetter(): readonly [owner: object, property: PropertyDescriptor] | null {
  for (const owner of [CharacterData.prototype, Node.prototype]) {
    const property = Object.getOwnPropertyDescriptor(owner, 'nodeValue');
    if (property?.set) return [owner, property];
  }
  return null;
}

/**
 * Translators, such as Chrome's, put `<font>` around texts or in their place, and React then takes out or sets beside
 * what is no child of its parent any more, which throws and ends the page (react issue 11538). Here such a change finds
 * what stands in the page for the node, and a text that changes takes its place back, so that no price goes stale.
 */
export function surviveTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const place = placeIn(this, child);
    if (place !== null) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function insert<Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    const place = before === null || before.parentNode === this ? before : placeIn(this, before);
    return insertBefore.call(this, added, place) as Added;
  };
  const [owner, text] = textSetter() ?? [];
  if (owner && text?.set) {
    const write = text.set;
    Object.defineProperty(owner, 'nodeValue', {
      ...text,
      set(this: Node, value: string | null) {
        write.call(this, value);
        if (this.parentNode === null) standIns.get(this)?.replaceWith(this);
      },
    });
  }
  new MutationObserver(noteTranslations).observe(document, { childList: true, subtree: true });
}

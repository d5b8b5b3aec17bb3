const methods = `save restore beginPath closePath moveTo lineTo bezierCurveTo quadraticCurveTo arc ellipse rect fill stroke clip
  fillRect clearRect fillText strokeText setTransform transform scale rotate translate setLineDash drawImage createPattern
  createLinearGradient createRadialGradient`.split(/\s+/);

/** Lends every canvas of the page a pencil that writes down its strokes, until `stop`: a page of tests has none. */
export function drawnOnCanvas(): { strokes: unknown[][]; stop: () => void } {
  const strokes: unknown[][] = [];
  const before = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, "getContext");
  const pens = new WeakMap<HTMLCanvasElement, object>();
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
    const pen = pens.get(this) ?? penOf(this, strokes);
    pens.set(this, pen);
    return pen;
  } as never;
  return {
    strokes,
    stop: () => {
      Object.defineProperty(HTMLCanvasElement.prototype, "getContext", before ?? {});
    },
  };
}

function penOf(canvas: HTMLCanvasElement, strokes: unknown[][]): object {
  // Canvases and patterns by their kind: they have no text of their own.
  const told = (given: unknown): unknown =>
    typeof given === "object" && !Array.isArray(given) ? Object.prototype.toString.call(given) : given;
  const pen: Record<string, unknown> = {
    canvas,
    measureText: (text: string) => ({ width: text.length * 6 }),
  };
  for (const name of methods)
    pen[name] = (...given: unknown[]) => {
      strokes.push([name, ...given.map(told)]);
      return name.startsWith("create") ? { setTransform: () => {}, addColorStop: () => {} } : undefined;
    };
  return new Proxy(pen, {
    set: (target, name, value) => {
      strokes.push([String(name), told(value)]);
      target[String(name)] = value;
      return true;
    },
  });
}

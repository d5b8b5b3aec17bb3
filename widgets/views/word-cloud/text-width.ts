let context: CanvasRenderingContext2D | null | undefined;

/** The width of a text in the interface's type, semi-bold (px); estimated where there is no canvas. */
export function textWidth(text: string, size: number): number {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return text.length * size * 0.58;
  context.font = `600 ${size}px ${getComputedStyle(document.documentElement).getPropertyValue("--font-ui") || "sans-serif"}`;
  // Letters are spaced a little wider on the page than on the canvas.
  return context.measureText(text).width * 1.03;
}

/** Signs of the page drawn on a canvas, with every colour as the page shows it there. */

type Inked = { fill: string; stroke: string; width: number; join: string; cap: string; ink: string };

/** Draws what an `svg` of the page shows into a square. Symbols hold paths and circles, in groups. */
export function drawSign(paper: CanvasRenderingContext2D, svg: SVGSVGElement, x: number, y: number, side: number): void {
  const style = getComputedStyle(svg);
  const plain = (text: string): string =>
    text.replace(/var\((--[\w-]+)(?:,\s*([^()]*))?\)/g, (_, name: string, otherwise: string | undefined) => style.getPropertyValue(name).trim() || (otherwise ?? ''));
  const numberOf = (element: Element, name: string, otherwise: number): number => Number(element.getAttribute(name) ?? otherwise);

  function inkOf(element: Element, around: Inked): Inked {
    // A style of a part holds before what stands at it.
    const said = element.hasAttribute('class') && !(element instanceof SVGSVGElement) ? getComputedStyle(element) : null;
    const of = (name: string): string | null => said?.getPropertyValue(name) ?? element.getAttribute(name);
    return {
      fill: plain(of('fill') ?? around.fill),
      stroke: plain(of('stroke') ?? around.stroke),
      width: Number.parseFloat(of('stroke-width') ?? String(around.width)),
      join: of('stroke-linejoin') ?? around.join,
      cap: of('stroke-linecap') ?? around.cap,
      ink: plain(element.getAttribute('color') ?? around.ink),
    };
  }
  /** Into a square of the units around it. */
  function within(box: SVGRect, left: number, top: number, size: number): void {
    paper.translate(left, top);
    paper.scale(size / box.width, size / box.height);
    paper.translate(-box.x, -box.y);
  }
  function draw(element: Element, around: Inked): void {
    paper.save();
    const ink = inkOf(element, around);
    paper.globalAlpha *= numberOf(element, 'opacity', 1);
    const turned = element instanceof SVGGraphicsElement ? element.transform.baseVal.consolidate()?.matrix : undefined;
    if (turned !== undefined) paper.transform(turned.a, turned.b, turned.c, turned.d, turned.e, turned.f);
    if (element.tagName === 'use') {
      const symbol = document.getElementById((element.getAttribute('href') ?? '').slice(1));
      if (symbol instanceof SVGSymbolElement) {
        within(symbol.viewBox.baseVal, numberOf(element, 'x', 0), numberOf(element, 'y', 0), numberOf(element, 'width', 48));
        for (const part of symbol.children) draw(part, ink);
      }
    } else if (element.tagName === 'path' || element.tagName === 'circle') {
      const shape = new Path2D(element.getAttribute('d') ?? undefined);
      if (element.tagName === 'circle') shape.arc(numberOf(element, 'cx', 0), numberOf(element, 'cy', 0), numberOf(element, 'r', 0), 0, 2 * Math.PI);
      const coloured = (one: string): string => (one === 'currentColor' ? ink.ink : one);
      if (ink.fill !== 'none') {
        paper.fillStyle = coloured(ink.fill);
        paper.fill(shape, element.getAttribute('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero');
      }
      if (ink.stroke !== 'none') {
        paper.strokeStyle = coloured(ink.stroke);
        paper.lineWidth = ink.width;
        paper.lineJoin = ink.join as CanvasLineJoin;
        paper.lineCap = ink.cap as CanvasLineCap;
        paper.stroke(shape);
      }
    } else for (const part of element.children) draw(part, ink);
    paper.restore();
  }

  paper.save();
  within(svg.viewBox.baseVal, x, y, side);
  for (const part of svg.children) draw(part, { fill: '#000', stroke: 'none', width: 1, join: 'miter', cap: 'butt', ink: style.color });
  paper.restore();
}

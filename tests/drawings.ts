// Drawings match the figures beside them: meters, lines through values, bars of shares. Runs in the page, so each
// function is self-contained.

/** The drawings that differ from their figures: the accessible values and the figures in a table. */
export function wrongDrawings(root: Element): string[] {
  /** The tolerance of a drawn share: less than one pixel of the widest meter. */
  const SHARE_OFF = 0.004
  /** The tolerance of a drawn height, if the accessible value is rounded. */
  const ROUNDED_OFF = 0.01
  const faults: string[] = []
  const percentOf = (text: string | null | undefined) => {
    const found = /^([-\d.,e]+)\s?%$/.exec(text?.trim() ?? '')?.[1]
    return found === undefined ? null : Number(found.replaceAll(',', '')) / 100
  }

  for (const meter of root.querySelectorAll('[role="meter"]')) {
    const name = meter.getAttribute('aria-label') ?? ''
    const [now, least, most] = ['now', 'min', 'max'].map((part) =>
      Number(meter.getAttribute(`aria-value${part}`)),
    )
    // Without any votes nothing is drawn.
    const share = most! > least! ? (now! - least!) / (most! - least!) : now! - least!
    const drawn = percentOf(meter.querySelector('clipPath rect')?.getAttribute('width'))
    if (!(share >= 0 && share <= 1)) faults.push(`${name}: ${now} is not between ${least} and ${most}`)
    else if (drawn === null) faults.push(`${name} is drawn in a way that wrongDrawings does not know`)
    else if (Math.abs(drawn - share) > SHARE_OFF) faults.push(`${name}: ${share} is drawn as ${drawn}`)
    // The other side of a vote begins where this one ends, and fills the rest.
    const other = meter.querySelector('clipPath ~ clipPath rect')
    const [otherFrom, otherShare] = ['x', 'width'].map((side) => percentOf(other?.getAttribute(side)))
    if (
      other &&
      !(Math.abs(otherFrom! - share) <= SHARE_OFF && Math.abs(otherShare! - (1 - share)) <= SHARE_OFF)
    )
      faults.push(`${name}: the other side, ${1 - share}, is drawn as ${otherShare} from ${otherFrom}`)
    // The notch of a threshold is at its words, and they are text beside it as well.
    const notch = percentOf(meter.querySelector(':scope > svg')?.getAttribute('x'))
    const needed = /needs ([\d.]+%)$/.exec(meter.getAttribute('aria-valuetext') ?? '')?.[1]
    if ((percentOf(needed) ?? notch) !== notch) faults.push(`${name}: ${needed} is a notch at ${notch}`)
    const beside = meter.nextElementSibling?.querySelector('text')
    if (
      needed !== undefined &&
      beside &&
      !(beside.textContent.includes(needed) && beside.getAttribute('x') === `${notch! * 100}%`)
    )
      faults.push(`${name}: ${needed} is ${beside.textContent} at ${beside.getAttribute('x')}`)
    const said = percentOf(meter.getAttribute('aria-valuetext'))
    if (said !== null && Math.abs(said - share) > SHARE_OFF)
      faults.push(`${name}: ${share} is read out as ${said * 100}%`)
  }

  // Not every screen reader reads a meter, so the figure beside it is text.
  for (const meter of root.querySelectorAll('[role="meter"]'))
    for (const hidden of meter.parentElement?.parentElement?.querySelectorAll('[aria-hidden="true"]') ?? [])
      // The letters of a secret in cells are no figure.
      if (
        /^\d+$/.test(hidden.textContent?.trim() ?? '') &&
        hidden.childElementCount === 0 &&
        hidden.closest('svg') === null
      )
        faults.push(`${meter.getAttribute('aria-label')}: its figure ${hidden.textContent} is not read out`)

  // The error of a field is announced when it appears.
  for (const control of root.querySelectorAll('[aria-invalid="true"]')) {
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
    const isTold = ids.some((id) => document.getElementById(id)?.closest('[aria-live]'))
    if (!isTold)
      faults.push(`What is wrong with ${(control as HTMLInputElement).labels?.[0]?.textContent} is silent`)
  }

  // A route: a station for each step, in their order, and each on the line; the tile where the words say, its color turned as
  // far as it has come, and the line drawn up to it.
  for (const route of root.querySelectorAll('div[role="img"]:has(> svg > path)')) {
    const label = route.getAttribute('aria-label') ?? ''
    for (const motion of route.getAnimations({ subtree: true })) motion.finish()
    const line = route.querySelector('path')!
    const toScreen = line.getScreenCTM()!
    const length = line.getTotalLength()
    const points = Array.from({ length: 401 }, (_, at) =>
      line.getPointAtLength((at / 400) * length).matrixTransform(toScreen),
    )
    const middleOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    const stations = [...route.querySelectorAll(':scope > span:has(> i)')].map((station) => ({
      name: [...station.querySelectorAll(':scope > span > span')]
        .map(({ textContent }) => textContent)
        .join(' '),
      middle: middleOf(station.querySelector('i')!),
    }))
    const [, count, names = '', place = ''] =
      /in (\d+) steps: ([^.]*)\..* The tile is at (.*)$/.exec(label) ?? ([] as (string | undefined)[])
    if (count !== undefined && stations.length !== Number(count))
      faults.push(`${label}: is drawn with ${stations.length} stations`)
    stations.forEach(({ name, middle }, at) => {
      const nearest = Math.min(...points.map((point) => Math.hypot(point.x - middle.x, point.y - middle.y)))
      if (!(nearest <= 3)) faults.push(`${label}: station ${at + 1} is ${nearest.toFixed(1)} px off the line`)
      const wanted = names === '' ? `${at + 1} ` : `${at + 1} ${names.split(', ')[at]}`
      if (!name.startsWith(wanted)) faults.push(`${label}: station ${at + 1} is called ${name}`)
    })
    const tile = route.querySelector(':scope > span > svg')
    if (!tile) continue
    const isRightToLeft = getComputedStyle(route).direction === 'rtl'
    const [first, last] = isRightToLeft ? [points.at(-1)!, points[0]!] : [points[0]!, points.at(-1)!]
    const step = /^step (\d+), /.exec(place)?.[1]
    const isAtEnd = step === undefined && label.startsWith('Route') && label.includes(` to ${place} in `)
    const stop = step === undefined ? (isAtEnd ? stations.length + 1 : 0) : Number(step)
    const road = route.querySelector('svg + svg')
    // "inset(top right bottom left)".
    const insets = /inset\((.*)\)/.exec(road ? getComputedStyle(road).clipPath : '')?.[1]?.split(' ') ?? []
    const ahead = (isRightToLeft ? insets[3] : insets[1]) ?? '0%'
    const share = stop / (stations.length + 1)
    // Between a station and the next one it is as far as its line is drawn.
    const come = road ? 1 - Number.parseFloat(ahead) / 100 : share
    const found = middleOf(tile)
    const near = points.map((point) => Math.hypot(point.x - found.x, point.y - found.y))
    const off = Math.max(Math.min(...near), Math.abs(found.x - (first.x + come * (last.x - first.x))))
    if (!(off <= 3)) faults.push(`${label}: the tile is drawn ${off.toFixed(1)} px off`)
    const isPast =
      stop === 0 || isAtEnd ? Math.abs(come - share) > SHARE_OFF : come - share > 1 / (stations.length + 1)
    if (share - come > SHARE_OFF || isPast)
      faults.push(`${label}: the line is drawn up to ${ahead} before its end instead of ${1 - share}`)
    // The fee is beside the tile's way once the words say that it has left.
    const fee = route.querySelector(':scope > span > span > svg')
    if (fee && fee.getBoundingClientRect().width > 0 !== / fee .* has left /.test(label))
      faults.push(`${label}: the fee is drawn otherwise`)
    const turned = new DOMMatrix(getComputedStyle(tile.querySelector('path')!).transform).e
    const side = (tile as SVGSVGElement).viewBox.baseVal.width
    if (!(Math.abs(-turned / side - share) <= SHARE_OFF))
      faults.push(`${label}: the tile has turned by ${-turned / side} instead of ${share}`)
  }

  // A patch that is filled from its foot, as far as its button says.
  for (const button of root.querySelectorAll('button[aria-label$="% of the gas limit"]')) {
    const name = button.getAttribute('aria-label')!
    const told = percentOf(/([\d.]+%) of/.exec(name)?.[1]) ?? Number.NaN
    const [from, height] = ['y', 'height'].map((side) =>
      percentOf(button.querySelector('svg > rect:last-of-type')?.getAttribute(side)),
    )
    if (!(Math.abs(height! - told) <= 0.005 + SHARE_OFF / 10 && Math.abs(from! + height! - 1) <= SHARE_OFF))
      faults.push(`${name}: is filled to ${height} from ${from}`)
  }

  const numbersOf = (element: Element, sides: readonly string[]) =>
    sides.map((side) => Number(element.getAttribute(side)))
  for (const chart of root.querySelectorAll('svg[role="img"]')) {
    const label = chart.getAttribute('aria-label') ?? ''

    // A map: full pins for the listed partners, each on land at the coordinates in its row.
    const pins = [...chart.querySelectorAll(':scope > svg > rect')]
    if (pins.length > 0) {
      const at = (element: Element, side: string) => percentOf(element.getAttribute(side)) ?? Number.NaN
      const full = chart.parentElement?.querySelector('figcaption rect')?.getAttribute('class')
      const found = pins.filter((pin) => pin.getAttribute('class') === full)
      const told = /(\d+) of (\d+)/.exec(label)
      // From 126° W and 50° N, 60° wide and 26° high; the creases of its squares, 2.5° by 2°, tell which part is drawn.
      const [[left, nextLeft], [top, nextTop]] = ['x1', 'y1'].map((side) =>
        [...chart.querySelectorAll(`:scope > g line[${side}]`)].slice(0, 2).map((crease) => at(crease, side)),
      ) as [[number, number], [number, number]]
      const [wide, high] = [2.5 / (nextLeft - left), 2 / (nextTop - top)]
      const [west, north] = [-126 + 2.5 - left * wide, 50 - 2 + top * high]
      const isWhole = Math.abs(wide - 60) < 0.5
      if (Math.abs(wide / high - 60 / 26) > 0.02) faults.push(`${label}: is stretched`)
      if (
        Number(told?.[1]) !== found.length ||
        (isWhole ? Number(told?.[2]) !== pins.length : Number(told?.[2]) < pins.length)
      )
        faults.push(`${label}: ${found.length} of ${pins.length} pins are full`)
      const places = [...root.querySelectorAll('dd')].flatMap(({ textContent }) => {
        const degrees = /^([\d.]+)° ([NS]), ([\d.]+)° ([EW])$/.exec(textContent)
        if (!degrees) return []
        const [, lat, north, lng, east] = degrees
        return [{ lat: Number(lat) * (north === 'N' ? 1 : -1), lng: Number(lng) * (east === 'E' ? 1 : -1) }]
      })
      const lands = [...chart.querySelectorAll(':scope > g rect')].map((one) =>
        ['x', 'y', 'width', 'height'].map((side) => at(one, side)),
      )
      found.forEach((pin, index) => {
        const place = places[index]
        if (!place) return
        const [x, y] = [at(pin.parentElement!, 'x'), at(pin.parentElement!, 'y')]
        const drawn = `${label}: ${place.lat} ${place.lng} is drawn at ${x} ${y}`
        // Positions outside are on the edge.
        const wanted = [(place.lng - west) / wide, (north - place.lat) / high].map((one) =>
          Math.min(1, Math.max(0, one)),
        )
        if (Math.abs(x - wanted[0]!) > SHARE_OFF || Math.abs(y - wanted[1]!) > SHARE_OFF) faults.push(drawn)
        else if (
          [x, y].every((share) => share > 0 && share < 1) &&
          !lands.some(
            ([startX, startY, width, height]) =>
              startX! <= x && x <= startX! + width! && startY! <= y && y <= startY! + height!,
          )
        )
          faults.push(`${drawn}, in the sea`)
      })
      continue
    }

    const lengthOf = (element: Element, side: string) => Number(element.getAttribute(side) ?? Number.NaN)

    // Parts of a whole: side by side in a bar, or as tiles of a sheet. The accessible values are their shares.
    const bars = [...chart.querySelectorAll(':scope > rect[x$="%"]')]
    const sheets = [...chart.querySelectorAll(':scope > g:has(> svg > g > path)')]
    if (bars.length > 1 || sheets.length > 0) {
      const [whole = '', ...said] = label.split(/\. (?=Gone|Lifted)/)
      const saidOf = (what: string) =>
        said.filter((text) => text.startsWith(what)).map((text) => text.slice(what.length))
      const [up] = saidOf('Lifted: ')
      const shares = [...whole.matchAll(/ ([\d.]+)%(?=, |$)/g)].map(([, share]) => Number(share) / 100)
      const tiles = (chart as SVGSVGElement).viewBox.baseVal
      const drawn =
        bars.length > 1
          ? bars.map((bar) => ({
              from: percentOf(bar.getAttribute('x')) ?? Number.NaN,
              share: percentOf(bar.getAttribute('width')) ?? Number.NaN,
            }))
          : sheets.map((sheet) => {
              const slices = [...sheet.querySelectorAll(':scope > svg')]
              const first = slices[0]!
              const whole = tiles.width * tiles.height
              return {
                from: (lengthOf(first, 'y') * tiles.width + lengthOf(first, 'x')) / whole,
                share:
                  slices.reduce(
                    (sum, slice) => sum + lengthOf(slice, 'width') * lengthOf(slice, 'height'),
                    0,
                  ) / whole,
              }
            })
      if (drawn.length !== shares.length) faults.push(`${label}: is drawn as ${drawn.length} parts`)
      // Lifted tiles begin where their part begins, lie over as many uncovered ones, and all others are pale.
      const away = [...chart.querySelectorAll(':scope > g:has(> g > svg)')]
      const isGone = (part: Element) => getComputedStyle(part.querySelector(':scope > g')!).opacity === '0'
      const tilesIn = (parts: Element[], which: string) =>
        parts.flatMap((part) => [...part.querySelectorAll(`:scope > ${which}`)])
      const raised = away.filter((part) => !isGone(part))
      const upon = tilesIn(raised, 'g:has(> svg > g > path) > svg')
      const bare = tilesIn(raised, 'rect')
      const [, upName, upText] = /^(.*) ([\d.]+%)$/.exec(up ?? '') ?? []
      const areaOf = (slices: Element[]) =>
        slices.reduce((sum, slice) => sum + lengthOf(slice, 'width') * lengthOf(slice, 'height'), 0) /
        (tiles.width * tiles.height)
      const upAt =
        whole
          .split(': ')[1]
          ?.split(', ')
          .findIndex((part) => part.startsWith(`${upName} `)) ?? -1
      // Tiles that are gone leave as many places empty.
      const gone = saidOf('Gone: ')
      const holes = away.filter(isGone).map((part) => areaOf(tilesIn([part], 'rect')))
      if (
        gone.length !== holes.length ||
        gone.some((text, at) => !(Math.abs(holes[at]! - (percentOf(text.split(' ').at(-1)) ?? -1)) <= 0.0001))
      )
        faults.push(`${label}: ${holes.join(' and ')} is empty`)
      if (up !== undefined || upon.length > 0) {
        const first = upon[0]
        const from =
          first && (lengthOf(first, 'y') * tiles.width + lengthOf(first, 'x')) / (tiles.width * tiles.height)
        const wanted = percentOf(upText) ?? Number.NaN
        if (
          !(Math.abs(areaOf(upon) - wanted) <= 0.0001) ||
          areaOf(upon) !== areaOf(bare) ||
          from !== drawn[upAt]?.from
        )
          faults.push(`${label}: ${areaOf(upon)} from ${from} is lifted, over ${areaOf(bare)}`)
        if (sheets.some((sheet) => getComputedStyle(sheet).opacity !== '0.4'))
          faults.push(`${label}: the rest of the sheet is not pale`)
      }
      let before = 0
      shares.forEach((share, at) => {
        const part = drawn[at]
        if (part && !(Math.abs(part.share - share) <= SHARE_OFF && Math.abs(part.from - before) <= SHARE_OFF))
          faults.push(
            `${label}: part ${at + 1}, ${share} from ${before}, is drawn as ${part.share} from ${part.from}`,
          )
        before += share
      })
      continue
    }

    // Two parts as patches: as many of them as their percentages, and a notch at the threshold.
    const sides = [...chart.querySelectorAll(':scope > g')].map(
      (side) => side.querySelectorAll(':scope > path').length,
    )
    const said = [...label.matchAll(/ ([\d.]+)%(?=, |$)/g)].map(([, share]) => Number(share) / 100)
    if (said.length === 2 && sides.length === 2 && sides[0]! + sides[1]! > 2) {
      const patches = sides[0]! + sides[1]!
      said.forEach((share, at) => {
        const [wanted, found] = [share * patches, sides[at]!]
        // A part that is there has a patch.
        const isLeast = (share > 0 && found === 1) || (share < 1 && found === patches - 1)
        if (!(Math.abs(found - wanted) <= (isLeast ? 1 : 0.51)))
          faults.push(`${label}: part ${at + 1}, ${share}, is drawn as ${found} of ${patches} patches`)
      })
      const threshold = /, threshold at (\d+) percent$/.exec(label)?.[1]
      const notch = chart.querySelector('line')
      const whole = (chart as SVGSVGElement).viewBox.baseVal.width
      const at = notch ? lengthOf(notch, 'x1') / whole : Number.NaN
      if (threshold !== undefined && !(Math.abs(at - Number(threshold) / 100) <= SHARE_OFF))
        faults.push(`${label}: the notch is at ${at}`)
      continue
    }

    // A scale: the distances of the squares match their figures.
    const marks = [...chart.querySelectorAll(':scope > g > :is(rect, svg)[x$="%"]')]
    if (marks.length > 1) {
      const told = [...label.matchAll(/([\d,.]+)%/g)].map(([, value]) => Number(value!.replaceAll(',', '')))
      const drawn = marks.map((mark) => percentOf(mark.getAttribute('x')) ?? Number.NaN)
      if (told.length !== drawn.length) faults.push(`${label}: is drawn as ${drawn.length} squares`)
      const along = (all: number[], one: number) =>
        (one - Math.min(...all)) / (Math.max(...all) - Math.min(...all) || 1)
      told.forEach((value, at) => {
        const [wanted, found] = [along(told, value), along(drawn, drawn[at]!)]
        if (!(Math.abs(wanted - found) <= ROUNDED_OFF))
          faults.push(`${label}: ${value}% is drawn at ${found.toFixed(3)} of the scale`)
      })
      continue
    }

    // A growing line: it begins at the accessible start, ends at the accessible end, and its highest and lowest points are
    // the accessible ones.
    const [, ...course] =
      /: from (\S+) to (\S+), highest (\S+), lowest (\S+)$/
        .exec(label)
        ?.map((word) => Number(word.replaceAll(/[^\d.−-]/g, '').replace('−', '-'))) ?? []
    if (course.length > 0) {
      const [start, end, highest, lowest] = course as [number, number, number, number]
      const run = [...chart.querySelectorAll('svg > path')].slice(1)
      const earlier = [...chart.querySelectorAll('polyline')]
      // Before a run the line of what came before has the figures of the name.
      const heights = (run.length > 0 ? run : earlier)
        .flatMap((line) => [
          ...(line.getAttribute('d') ?? line.getAttribute('points') ?? '').matchAll(/[\d.-]+ ([\d.-]+)/g),
        ])
        .map(([, y]) => Number(y))
      const [top, bottom] = [Math.min(...heights), Math.max(...heights)]
      // The figures are rounded; those that round to one value are not measured.
      if (highest === lowest) continue
      const scale = (bottom - top) / (highest - lowest)
      const heightOf = (value: number) => bottom - (value - lowest) * scale
      const decimals = Math.min(
        ...(label.match(/\d[\d,]*(?:\.\d+)?/g) ?? [])
          .slice(-4)
          .map((figure) => figure.split('.')[1]?.length ?? 0),
      )
      const off = 1 + 10 ** -decimals * scale
      for (const [value, found] of [
        [start, heights[0]],
        [end, heights.at(-1)],
      ] as const)
        if (!(Math.abs(heightOf(value) - (found ?? Number.NaN)) <= off))
          faults.push(`${label}: ${value} is drawn at ${found} instead of ${heightOf(value)} %`)
      // The place that is read: its square is at the height of the value in the words above.
      const mark = chart.querySelector('line[x1] + rect')
      const [first = '', last = ''] = [
        ...(chart.closest('figure')?.querySelectorAll('figcaption > span') ?? []),
      ].map(({ textContent }) => textContent)
      const said = /: (\S+)$/.exec(first)?.[1] ?? last
      const value = Number(said.replaceAll(/[^\d.−-]/g, '').replace('−', '-'))
      if (mark && /\d/.test(said)) {
        const [from, rise] = numbersOf(chart.querySelector('svg[preserveAspectRatio="none"]')!, [
          'y',
          'height',
        ])
        const [y, height] = numbersOf(mark, ['y', 'height'])
        const found = ((y! + height! / 2 - from!) / rise!) * 100
        if (!(Math.abs(found - heightOf(value)) <= off))
          faults.push(`${label}: what is read, ${said}, is drawn at ${found} instead of ${heightOf(value)} %`)
      }
      continue
    }

    // A curve without its figures, or with none.
    if (/: (?:hidden|not known)$/.test(label) && chart.querySelector('svg[preserveAspectRatio="none"]'))
      continue

    // Two curves on one scale: the one that ends with the higher figure ends higher.
    const pair = /: \S+ (\S+), \S+ (\S+)$/.exec(label)
    const [, ...lines] = chart.querySelectorAll('svg[preserveAspectRatio="none"] > path')
    if (pair && lines.length === 2) {
      const [figure, other] = pair
        .slice(1)
        .map((text) => Number(text.replaceAll(/[^\d.−-]/g, '').replace('−', '-'))) as [number, number]
      const [end, otherEnd] = lines.map((path) =>
        Number(path.getAttribute('d')?.split(' ').at(-1) ?? Number.NaN),
      ) as [number, number]
      if (!((figure - other) * (otherEnd - end) >= 0)) faults.push(`${label}: the lower figure ends higher`)
      continue
    }

    // Stairs: each accessible position and height is a step of the line, and no step falls.
    const stretched = chart.querySelector('svg[preserveAspectRatio="none"]')
    if (stretched) {
      const told = [...label.matchAll(/ (\d+) ([\d,.]+)(?: \S+|%)(?=, |$)/g)].map(([, at, value]) =>
        [at, value!.replaceAll(',', '')].map(Number),
      )
      const decimals = Math.max(...[...label.matchAll(/\d\.(\d+)/g)].map(([, digits]) => digits!.length), 0)
      const stairs = [...stretched.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
      const line = stairs.find((path) => /H.*V/.test(path) && !path.endsWith('Z'))
      const side = (stretched as SVGSVGElement).viewBox.baseVal.width
      const steps = [...(line ?? '').matchAll(/H([\d.]+)V([\d.]+)/g)].map(([, x, y]) => ({
        along: Number(x) / side,
        up: 1 - Number(y) / side,
      }))
      if (
        steps.some(
          ({ along, up }, at) => at > 0 && !(along > steps[at - 1]!.along && up >= steps[at - 1]!.up),
        )
      )
        faults.push(`${label}: a step falls, or goes back`)
      const [lastAt, highest] = told.at(-1) ?? []
      // On the scale of several charts the last step is lower and earlier than the picture's end; the others follow from it.
      const ends = steps.at(-1) ?? { along: 1, up: 1 }
      for (const [at, value] of told) {
        const along = (at! / lastAt!) * ends.along
        const step = steps.find((one) => Math.abs(one.along - along) <= SHARE_OFF)
        if (!step) faults.push(`${label}: there is no step at ${at}`)
        else if (
          !(
            Math.abs(step.up - (value! / highest!) * ends.up) <=
            (ROUNDED_OFF + 10 ** -decimals / highest!) * ends.up
          )
        )
          faults.push(`${label}: ${value} is drawn at ${step.up.toFixed(3)} of the height`)
      }
      // The place that is read: its square is on the straight course, and stays at the end of it.
      const [readLine, readMark] = ['line[x1]', 'line[x1] + rect'].map((part) => chart.querySelector(part))
      if (readLine && readMark) {
        const readAlong = percentOf(readLine.getAttribute('x1')) ?? Number.NaN
        const along = percentOf(readMark.getAttribute('x')) ?? Number.NaN
        const [top, bottom] = numbersOf(readLine, ['y1', 'y2'])
        const [y, height] = numbersOf(readMark, ['y', 'height'])
        const up = (bottom! - (y! + height! / 2)) / (bottom! - top!)
        if (!(readAlong <= 1 && Math.abs(along - Math.min(readAlong, ends.along)) <= SHARE_OFF))
          faults.push(`${label}: the square is not on the line that is read`)
        if (
          !(along >= 0 && along <= ends.along && Math.abs(up - (along / ends.along) * ends.up) <= ROUNDED_OFF)
        )
          faults.push(`${label}: what is read at ${along} is drawn at ${up.toFixed(3)} of the height`)
      }
      if (told.length > 0 && !label.includes('and so on') && told.length !== steps.length)
        faults.push(`${label}: is drawn as ${steps.length} steps`)
      continue
    }

    // What is released or claimed: a step for each accessible percentage, at its height, and all places in proportion.
    const released = [...label.matchAll(/\b(?:Day|Month) (\d+) (\d+)%(?=, |$)/g)].map(([, at, percent]) => ({
      at: Number(at),
      percent: Number(percent),
    }))
    if (released.length > 0 && chart.getAttribute('preserveAspectRatio') === 'none') {
      const line = [...chart.querySelectorAll('path')]
        .map((path) => path.getAttribute('d') ?? '')
        .find((path) => !path.endsWith('Z'))
      const steps = [...(line ?? '').matchAll(/H([\d.]+)V([\d.]+)/g)].map(([, x, y]) => ({
        along: Number(x),
        up: 100 - Number(y),
      }))
      if (steps.length !== released.length) faults.push(`${label}: is drawn as ${steps.length} steps`)
      const [last, lastStep] = [released.at(-1)!, steps.at(-1)]
      released.forEach(({ at, percent }, index) => {
        const step = steps[index]
        if (step?.up !== percent) faults.push(`${label}: ${percent}% is drawn at ${step?.up} %`)
        if (!(Math.abs((step?.along ?? Number.NaN) * last.at - (lastStep?.along ?? 0) * at) <= last.at / 10))
          faults.push(`${label}: the step at ${at} is drawn at ${step?.along} of 100`)
      })
      continue
    }

    const words = /: ([^:]*)$/.exec(label)?.[1]?.split(/, (?=\D*\d|not known)/) ?? []
    const figures = words
      .filter((word) => word !== 'not known')
      .map((word) => word.replaceAll(/[^\d.−-]/g, '').replace('−', '-'))
    const values = figures.map(Number)
    if (values.length < 2 || values.some((value) => !Number.isFinite(value))) continue

    // Columns from zero up.
    const columns = [...chart.querySelectorAll('clipPath rect')].map(
      (column) => numbersOf(column, ['height'])[0]!,
    )
    if (columns.length > 0) {
      const isPercent = words.every((word) => word.endsWith('%'))
      const plot = Number(chart.getAttribute('height'))
      const full = isPercent ? 100 : Math.max(...values)
      values.forEach((value, at) => {
        const drawn = (columns[at] ?? Number.NaN) / (isPercent ? plot : Math.max(...columns))
        if (!(Math.abs(drawn - value / full) <= ROUNDED_OFF))
          faults.push(`${label}: ${words[at]} is drawn as ${drawn.toFixed(3)} of the plot`)
      })
      continue
    }

    // A line through squares, the lowest value at the bottom and the highest at the top.
    const squares = [...chart.querySelectorAll('rect')].map((square) => {
      const [x, y, width, height] = numbersOf(square, ['x', 'y', 'width', 'height'])
      return { x: x! + width! / 2, y: y! + height! / 2 }
    })
    if (squares.length !== values.length) {
      faults.push(`${label}: ${values.length} values are drawn as ${squares.length} points`)
      continue
    }
    const place = (all: number[], one: number) => {
      const [low, high] = [Math.min(...all), Math.max(...all)]
      return high > low ? (one - low) / (high - low) : 0.5
    }
    const heights = squares.map(({ y }) => -y)
    const range = Math.max(...values) - Math.min(...values)
    // The accessible values are rounded: both ends of the range, and the value itself.
    const decimals = Math.min(...figures.map((figure) => figure.split('.')[1]?.length ?? 0))
    const off = ROUNDED_OFF + (range > 0 ? 1.5 * 10 ** -decimals : 1) / (range || 1)
    values.forEach((value, at) => {
      const [wanted, drawn] = [place(values, value), place(heights, heights[at]!)]
      if (Math.abs(wanted - drawn) > off)
        faults.push(
          `${label}: value ${at + 1} is drawn at ${drawn.toFixed(2)} instead of ${wanted.toFixed(2)}`,
        )
    })
    const courses = [...chart.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
    for (const { x, y } of squares)
      if (!courses.some((course) => course.includes(`${x} ${y}`)))
        faults.push(`${label}: the line misses the point ${x} ${y}`)
  }

  // A bar of shares is above the table with the same shares.
  for (const bar of root.querySelectorAll('section > svg:has(> g > text)')) {
    const rows = [...(bar.parentElement?.querySelectorAll('table tbody tr') ?? [])]
    let from = 0
    for (const part of bar.querySelectorAll(':scope > g')) {
      const name = part.querySelector('text')?.textContent ?? ''
      const row = rows.find((one) => one.firstElementChild?.textContent.endsWith(name))
      const cells = [...(row?.children ?? [])].map((cell) => /[\d.,]+%$/.exec(cell.textContent)?.[0])
      const share = cells.map(percentOf).find((one) => one !== null)
      const rect = part.querySelector('rect')
      const [x, width] = ['x', 'width'].map((side) => percentOf(rect?.getAttribute(side)) ?? Number.NaN)
      if (share === undefined || share === null) faults.push(`${name} of a bar has no share in the table`)
      else if (!(Math.abs(width! - share) <= SHARE_OFF && Math.abs(x! - from) <= SHARE_OFF))
        faults.push(`${name}: ${share} from ${from} is drawn as ${width} from ${x}`)
      from += share ?? 0
    }
  }
  return faults
}

/** Each text in the color of its background, which axe does not report. */
export function invisibleTexts(root: Element): string[] {
  /** Colors that differ by less in each channel of 255 count as the same. */
  const SAME = 3
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const known = new Map<string, readonly number[]>()
  /** Red, green, blue and opacity, each up to 255, of any color of CSS. */
  const channelsOf = (color: string) => {
    let channels = known.get(color)
    if (!channels) {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      channels = [...context.getImageData(0, 0, 1, 1).data]
      known.set(color, channels)
    }
    return channels
  }
  const grounds = new Map<Element, readonly number[] | null>()
  const behind = (element: Element | null): readonly number[] | null => {
    if (!element || !grounds.has(element)) {
      const ground = groundOf(element)
      if (!element) return ground
      grounds.set(element, ground)
    }
    return grounds.get(element) ?? null
  }
  /** The color behind an element; null if there is a picture. */
  const groundOf = (element: Element | null): readonly number[] | null => {
    if (!element)
      return channelsOf(getComputedStyle(document.documentElement).colorScheme === 'dark' ? '#000' : '#fff')
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (backgroundImage !== 'none') return null
    const own = channelsOf(backgroundColor)
    const opacity = own[3]! / 255
    if (opacity === 1) return own
    const below = behind(element.parentElement)
    return below && below.map((channel, at) => (at < 3 ? own[at]! * opacity + channel * (1 - opacity) : 255))
  }
  const faults: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const seen = new Set<Element>()
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const element = text.parentElement
    if (!element || !/\S/.test(text.data) || seen.has(element)) continue
    seen.add(element)
    if (element.closest('script, style, noscript, option, title')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    // Letters in a drawing are on the drawing, not on a background.
    if (element instanceof SVGElement) continue
    const [letters, ground] = [channelsOf(getComputedStyle(element).color), behind(element)]
    if (ground && letters[3]! > 0 && [0, 1, 2].every((at) => Math.abs(letters[at]! - ground[at]!) < SAME))
      faults.push(`“${text.data.trim().slice(0, 60)}” is written in the color behind it`)
  }
  return faults
}

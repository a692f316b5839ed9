import { chromium } from 'playwright'
import { startServer } from '../site/serve.mjs'
const paths = process.argv.slice(2)
const server = await startServer({ port: 0 })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--font-render-hinting=none'] })
const R = Number(process.env.RATE ?? 4)
for (const path of paths) {
 for (let round=0; round<Number(process.env.ROUNDS??2); round++) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: R })
  const b = await browser.newBrowserCDPSession()
  const events = []
  b.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await b.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline','toplevel','disabled-by-default-devtools.timeline','v8.execute','v8','disabled-by-default-v8.compile','blink.user_timing','loading'] }, transferMode: 'ReportEvents' })
  await page.goto(server.url + path); await page.waitForTimeout(3500)
  const done = new Promise(r => b.once('Tracing.tracingComplete', r)); await b.send('Tracing.end'); await done
  const fcps = events.filter(e => e.name==='firstContentfulPaint')
  const fcp = fcps.at(-1)
  const mine = events.filter(e => e.pid===fcp.pid && e.ph==='X')
  const byTid = {}; for (const e of mine) if (/RunTask/.test(e.name)) byTid[e.tid]=(byTid[e.tid]??0)+e.dur
  const tid = events.find(e=>e.name==='thread_name'&&e.pid===fcp.pid&&e.args.name==='CrRendererMain').tid
  const main = mine.filter(e=>e.tid===tid)
  const t0 = Math.min(...events.filter(e=>e.name==='navigationStart' && e.pid===fcp.pid && (e.args?.data?.documentLoaderURL??'').startsWith(server.url)).map(e=>e.ts))
  const tasks = main.filter(e => /RunTask/.test(e.name) && e.dur>30000 && e.ts>=t0)
  let sum=0
  console.log(path, 'FCP', ((fcp.ts-t0)/1000).toFixed(0))
  const seen=[]
  for (const t of tasks.sort((a,b)=>a.ts-b.ts)) {
    if (seen.some(s=>s.ts<=t.ts&&s.ts+s.dur>=t.ts+t.dur)) continue; seen.push(t)
    const after = t.ts+t.dur > fcp.ts
    if (after && t.dur>50000) sum += t.dur/1000-50
    const inner = main.filter(e => e!==t && e.ts>=t.ts && e.ts+e.dur<=t.ts+t.dur && e.dur>5000 && !/RunTask/.test(e.name))
      .map(e => `${e.name} ${(e.dur/1000).toFixed(0)} ${(e.args?.data?.url||e.args?.data?.functionName||e.args?.data?.type||e.args?.beginData?.stackTrace?.[0]?.functionName||'').toString().split('/').pop().slice(0,34)} ${e.args?.elementCount??e.args?.beginData?.dirtyObjects??''}`)
    console.log(after?'  *':'   ', ((t.ts-t0)/1000).toFixed(0), 'ms: ', (t.dur/1000).toFixed(0), '|', inner.slice(0,12).join(' ; '))
  }
  console.log('   blocking', sum.toFixed(0))
  await context.close()
 }
}
await browser.close(); server.close()

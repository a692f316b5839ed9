import { chromium } from 'playwright'
import { startServer } from '../site/serve.mjs'
const server = await startServer({ port: 0 })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const page = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage()
await page.addInitScript(() => {
  const O = Error; let n=0
  window.__errs=[]
  for (const name of ['Error','TypeError','RangeError','DOMException']) { const C = window[name]; window[name] = new Proxy(C, { construct(t,a,nt){ const e = Reflect.construct(t,a,nt===window[name]?t:nt); window.__errs.push(name+': '+e.message+' @ '+(e.stack||'').split('\n').slice(1,4).join(' <- ')); return e }, apply(t,s,a){ const e=Reflect.apply(t,s,a); window.__errs.push(name+'(): '+e.message); return e } }) }
  const c = Error.captureStackTrace; Error.captureStackTrace = (...a)=>{window.__errs.push('capture'); return c?.(...a)}
})
const cdp = await page.context().newCDPSession(page)
await cdp.send('Debugger.enable'); await cdp.send('Debugger.setPauseOnExceptions',{state:'all'})
cdp.on('Debugger.paused', async (e)=>{ console.log('PAUSED', e.reason, e.data?.description?.slice(0,200), e.callFrames.slice(0,3).map(f=>f.functionName+'@'+f.url.split('/').pop()+':'+f.location.lineNumber+':'+f.location.columnNumber).join(' < ')); await cdp.send('Debugger.resume') })
await page.goto(server.url + (process.argv[2] ?? '/')); await page.waitForTimeout(3000)
console.log(await page.evaluate(()=>window.__errs))
await browser.close(); server.close()
